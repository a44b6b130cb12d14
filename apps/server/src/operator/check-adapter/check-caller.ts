import { randomUUID } from 'node:crypto';
import { type Case, Fault, type Probe } from './probe.ts';

const minuteMs = 60_000;

/** Checks that the adapter rejects callers other than the platform. */
export function checkCaller(probe: Probe): Case[] {
  const health = { operation: 'health', content: {} };
  const body = JSON.stringify({ operation: 'health', key: 'k' });
  return [
    ['a request without a signature: 401', () => expectRefused(probe, { ...health, unsigned: true })],
    ['a signature with another secret: 401', () => expectRefused(probe, { ...health, secret: randomUUID() })],
    [
      'a body that was changed after it was signed: 401',
      () => expectRefused(probe, { ...health, sentAs: body.replace('"k"', '"other"'), rawBody: body }),
    ],
    [
      'a signature of ten minutes ago: 401',
      () => expectRefused(probe, { ...health, sentAt: new Date(Date.now() - 10 * minuteMs) }),
    ],
    [
      'a signature of ten minutes ahead: 401',
      () => expectRefused(probe, { ...health, sentAt: new Date(Date.now() + 10 * minuteMs) }),
    ],
  ];
}

async function expectRefused(probe: Probe, message: Parameters<Probe['send']>[0]): Promise<void> {
  const { statusCode, error } = await probe.send(message);
  if (error !== null) throw new Fault(`no answer: ${error}`);
  if (statusCode !== 401) throw new Fault(`status ${statusCode}, expected 401`);
}
