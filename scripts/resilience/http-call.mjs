import { setTimeout as delay } from 'node:timers/promises';

/** Safety timeout for hanging calls, far above any machine's speed. */
const patienceMs = 120_000;

/**
 * One JSON call; returns `{ status, data }` of any answer.
 * @throws without an answer
 */
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

/** Like `callJson`, with retries after 503, as the guides recommend. */
export async function callWhenFree(url, options) {
  for (;;) {
    const answer = await callJson(url, options);
    if (answer.status !== 503) return answer;
    if (!answer.retryAfter) throw new Error(`${url} answered 503 and does not say when to come back.`);
    await delay(Number(answer.retryAfter) * 1000);
  }
}

/** Like `callJson`, for calls that must succeed. */
export async function callOrThrow(url, options) {
  const answer = await callJson(url, options);
  if (answer.status >= 300) throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.data)}`);
  return answer.data;
}

/** Polls until `ask` returns a value. */
export async function waitFor(what, ask, timeoutMs = patienceMs) {
  const endMs = performance.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() > endMs) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}.`);
    await delay(20);
  }
}
