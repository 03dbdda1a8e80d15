// Measures the tree search of boardgame.io on tic-tac-toe, the game of its tutorial, from the empty board.
//
//     NODE_PATH=build/npm/node_modules node bench/boardgame_io/tictactoe.cjs SECONDS ITERATIONS SEED

const { MCTSBot } = require("boardgame.io/ai");
const { InitializeGame } = require("boardgame.io/internal");
const { version } = require("boardgame.io/package.json");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const isFree = (cell) => cell === null;

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer))) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.some(isFree) ? undefined : { draw: true };
  },
};

const enumerate = (G) => G.cells.flatMap((cell, place) => (isFree(cell) ? [{ move: "mark", args: [place] }] : []));

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function measure(seconds, iterations, seed) {
  const bot = new MCTSBot({ game, enumerate, iterations, seed });
  const state = InitializeGame({ game });
  const search = () => bot.play(state, state.ctx.currentPlayer);
  await search(); // until the code is compiled
  const began = cpuSeconds();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    const { metadata: root } = await search();
    done += root.visits;
    spent = cpuSeconds() - began;
  }
  return { iterations: done, seconds: spent, version, node: process.versions.node };
}

const [seconds, iterations, seed] = process.argv.slice(2).map(Number);
measure(seconds, iterations, seed).then((found) => console.log(JSON.stringify(found)));
