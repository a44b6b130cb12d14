import { describe, expect, it } from 'vitest';
import { readFrameMessage } from './read-frame-message.ts';

describe('readFrameMessage', () => {
  it.each([
    { type: 'ready' },
    { type: 'tokenExpired' },
    { type: 'close', reason: 'exit' },
    { type: 'report', name: 'onUIEvent', event: {} },
  ])('accepts $type', (message) => {
    expect(readFrameMessage(JSON.stringify({ smile: 'n', ...message }), 'n')).toEqual({ smile: 'n', ...message });
  });

  it.each([
    null,
    'ready',
    { type: 'ready' },
    { smile: 'other', type: 'ready' },
    { smile: 'n', type: 'unknown' },
    { smile: 'n', type: 'close', reason: 'because' },
    { smile: 'n', type: 'report', name: 'onClose', event: {} },
    { smile: 'n', type: 'report', name: 'toString', event: {} },
    { smile: 'n', type: 'report', name: 'onUIEvent', event: null },
  ])('refuses %j', (message) => {
    expect(readFrameMessage(JSON.stringify(message), 'n')).toBeNull();
  });

  it.each([undefined, { smile: 'n', type: 'ready' }, '{', ''])('refuses %j, which is not JSON', (data) => {
    expect(readFrameMessage(data, 'n')).toBeNull();
  });
});
