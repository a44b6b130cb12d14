import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** Executes messages of the PostgreSQL wire protocol. */
export interface Engine {
  /**
   * Executes messages up to one that the backend answers.
   * @returns all answers
   */
  exec(messages: Uint8Array): Promise<Uint8Array>;
}

/** On the event loop, an engine yields to sockets and timers after this time. */
const maxStretchMs = 2;

/** A PGlite in this thread, as tests and tools use it. */
export function ownEngine(pglite: PGlite): Engine {
  let stretchStartMs = 0;
  return {
    async exec(messages) {
      if (performance.now() - stretchStartMs > maxStretchMs) {
        await setImmediate();
        stretchStartMs = performance.now();
      }
      return execMessages(pglite, messages);
    },
  };
}

export async function execMessages(pglite: PGlite, messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const answers: Uint8Array[] = [];
  // The engine reuses the memory of each answer.
  const onRawData = (data: Uint8Array) => void answers.push(data.slice());
  await pglite.runExclusive(() => pglite.execProtocolRawStream(messages, { onRawData }));
  return join(answers);
}

function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length;
  }
  return whole;
}
