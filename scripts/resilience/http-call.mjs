import { setTimeout as delay } from 'node:timers/promises';

/** Only what would never end is given up: how fast a machine is decides nothing. */
const patienceMs = 120_000;

/** One JSON call; `{ status, data }` of whatever was answered. Without an answer it throws. */
export async function callJson(url, { method = 'GET', authorization, idempotencyKey, body } = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(authorization && { authorization }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = await response.json();
  return { status: response.status, data: answer.data ?? answer, retryAfter: response.headers.get('retry-after') };
}

/** As `callJson`, for many at once: whom the server tells with a 503 to come back later does so, as the guides say. */
export async function callWhenFree(url, options) {
  for (;;) {
    const answer = await callJson(url, options);
    if (answer.status !== 503) return answer;
    if (!answer.retryAfter) throw new Error(`${url} answered 503 and does not say when to come back.`);
    await delay(Number(answer.retryAfter) * 1000);
  }
}

/** As `callJson`, for calls that must succeed. */
export async function callOrThrow(url, options) {
  const answer = await callJson(url, options);
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** Asks until the answer is something, for conditions that another process brings about. */
export async function waitFor(what, ask, timeoutMs = patienceMs) {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > endMs) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`);
    await delay(20);
  }
}
