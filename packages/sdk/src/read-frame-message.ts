import type { FrameMessage } from './protocol.ts';

const reportNames = /^on(Account(Created|Connected|Removed|Error)|Uploads(Created|Removed)|UIEvent|Error)$/;
const closeReasons = /^(close|exit|error)$/;

/** Parses a message from the frame with this nonce; null for anything else. */
export function readFrameMessage(data: unknown, nonce: string): FrameMessage | null {
  const message = parse(data);
  if (!message || message.smile !== nonce) return null;
  const { type, reason, name, event } = message;
  const isValid =
    type === 'ready' ||
    type === 'tokenExpired' ||
    (type === 'close' && typeof reason === 'string' && closeReasons.test(reason)) ||
    (type === 'report' &&
      typeof name === 'string' &&
      reportNames.test(name) &&
      typeof event === 'object' &&
      event !== null);
  return isValid ? (message as unknown as FrameMessage) : null;
}

function parse(data: unknown): Record<string, unknown> | null {
  try {
    return JSON.parse(data as string);
  } catch {
    return null;
  }
}
