// Calls to the server. A refusal is thrown as a sentence in the player's language.

import { language, say } from "./texts.js";

/** @typedef {{ body?: object, key?: string | null, query?: Record<string, any>, signal?: AbortSignal }} Details */

/** @implements {Refusal} */
class Refused extends Error {
  /**
   * @param {number} status
   * @param {Partial<Wire.Problem>} problem
   */
  constructor(status, { detail, key, rule } = {}) {
    super(detail ?? say("no-answer"));
    this.status = status;
    this.key = key ?? "";
    this.rule = rule ?? "";
  }
}

/**
 * A call with an optional body, a key that speaks for a seat, and values for the query.
 * @param {string} method
 * @param {string} path
 * @param {Details} details
 */
export async function call(method, path, details = {}) {
  const answer = await ask(method, path, details);
  return answer.status === 204 ? null : answer.json();
}

/**
 * The same for an answer that is plain text.
 * @param {string} path
 * @param {Details} details
 */
export async function callText(path, details = {}) {
  return (await ask("GET", path, details)).text();
}

/**
 * The same for a picture.
 * @param {string} path
 * @param {Details} details
 */
export async function callBlob(path, details = {}) {
  return (await ask("GET", path, details)).blob();
}

/**
 * @param {string} method
 * @param {string} path
 * @param {Details} details
 */
async function ask(method, path, { body, key, query, signal }) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const values = new URLSearchParams({ lang: language(), ...query });
  const options = { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) };
  const answer = await reach(`/api${path}?${values}`, options);
  if (!answer.ok) throw new Refused(answer.status, await answer.json().catch(() => ({})));
  return answer;
}

/**
 * @param {string} address
 * @param {RequestInit} options
 */
async function reach(address, options) {
  try {
    return await fetch(address, options);
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Refused(0);
  }
}
