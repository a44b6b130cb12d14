import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { callJson } from './http-call.mjs';

const pauseAfterFailureMs = 25;

/**
 * Creates users one after the other on several connections, on the servers that `urls()` names at the time, until
 * stopped. `acknowledged` holds the id of every user that a server confirmed; what was under way when a server died
 * is unknown and in `unknown`. Every user carries a reference of its own.
 */
export function startWriter({ urls, authorization, connections }) {
  const acknowledged = new Map();
  const unknown = new Set();
  const refused = [];
  let isStopped = false;

  const write = async (own) => {
    for (let turn = own; !isStopped; turn++) {
      const reference = randomUUID();
      const available = urls();
      const url = `${available[turn % available.length]}/sandbox/v1/users`;
      const body = { externalMetadata: { reference } };
      try {
        const { status, data } = await callJson(url, { method: 'POST', authorization, body });
        if (status === 201) acknowledged.set(data.user.id, reference);
        else refused.push(status);
      } catch {
        unknown.add(reference);
        await delay(pauseAfterFailureMs);
      }
    }
  };

  const running = Array.from({ length: connections }, (_, own) => write(own));
  return {
    acknowledged,
    unknown,
    refused,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
