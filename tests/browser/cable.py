"""A cable between a browser and the server, to be cut and mended: what a browser calls offline leaves sockets open."""

import socket
import threading
from contextlib import suppress

LOOPBACK = "127.0.0.1"
CHUNK = 65536
NO_WAY = "ERR_CONNECTION_REFUSED"
"""What a browser says when it finds the cable cut."""


class Cable:
    """Connections to its port reach the server's, as long as it is whole."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.far_end = int(server.rpartition(":")[2])
        self.listener = socket.create_server((LOOPBACK, 0))
        self.port = int(self.listener.getsockname()[1])
        self.ends: list[socket.socket] = []
        self._carry_on()

    def through(self, address: str) -> str:
        """The same address by way of this cable."""
        return address.replace(self.server, f"http://{LOOPBACK}:{self.port}")

    def cut(self) -> None:
        """Everyone who is connected loses the connection, and nobody gets a new one."""
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.accepting.join()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for carrying in self.carrying:
            carrying.join()
        for end in self.ends:
            end.close()

    def mend(self) -> None:
        self.listener = socket.create_server((LOOPBACK, self.port))
        self.ends = []
        self._carry_on()

    def _carry_on(self) -> None:
        self.carrying: list[threading.Thread] = []
        self.accepting = threading.Thread(target=self._accept, daemon=True)
        self.accepting.start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listener.accept()
                far = socket.create_connection((LOOPBACK, self.far_end))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    self.carrying.append(threading.Thread(target=carry, args=(one, other), daemon=True))
                    self.carrying[-1].start()


def carry(one: socket.socket, other: socket.socket) -> None:
    """All that is said at one end, to the other."""
    with suppress(OSError):
        while said := one.recv(CHUNK):
            other.sendall(said)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)
