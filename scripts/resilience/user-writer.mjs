import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { callWhenFree } from './http-call.mjs';

const pauseAfterFailureMs = 25;

/**
 * Creates users on several connections, on the servers that `urls()` currently names, until stopped. `acknowledged`
 * has the id of every confirmed user. Each user has a unique reference, also used as idempotency key: requests in
 * flight when a server died are in `unknown` and retried on any server; `repeated` counts those answered then.
 */
export function startWriter({ urls, authorization, connections }) {
  const acknowledged = new Map();
  const unknown = new Set();
  const refused = [];
  const counts = { repeated: 0 };
  let isStopped = false;

  const write = async (own) => {
    let reference = randomUUID();
    for (let turn = own; !isStopped; turn++) {
      const available = urls();
      const url = `${available[turn % available.length]}/sandbox/v1/users`;
      const body = { externalMetadata: { reference } };
      try {
        const { status, data } = await callWhenFree(url, {
          method: 'POST',
          authorization,
          idempotencyKey: reference,
          body,
        });
        if (status === 201) acknowledged.set(data.user.id, reference);
        else refused.push(status);
        if (unknown.delete(reference)) counts.repeated += 1;
        reference = randomUUID();
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
    counts,
    async stop() {
      isStopped = true;
      await Promise.all(running);
    },
  };
}
