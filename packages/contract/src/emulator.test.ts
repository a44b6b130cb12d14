import { describe, expect, it } from 'vitest';
import { readEmulatorCall, readEmulatorReport, readEmulatorStart } from './emulator.ts';

const start = { type: 'start', userToken: 't', templateId: 'i' };
const call = { method: 'GET', path: '/config', status: 0, durationMs: 1.5 };
const callback = { type: 'callback', name: 'onClose', event: { reason: 'done' } };

describe("the portal's message to the emulator's page", () => {
  it('is read without unknown keys', () => {
    expect(readEmulatorStart({ ...start, more: 1 })).toEqual(start);
  });

  it.each([null, 'start', {}, { ...start, type: 'ready' }, { ...start, userToken: '' }, { ...start, templateId: 1 }])(
    'is rejected: %j',
    (message) => {
      expect(readEmulatorStart(message)).toBeNull();
    },
  );
});

describe("a report of the emulator's page", () => {
  it.each([{ type: 'ready' }, callback, { type: 'called', call }])('is read as it was sent: $type', (report) => {
    expect(readEmulatorReport({ ...report, more: 1 })).toEqual(report);
  });

  it.each([
    null,
    undefined,
    ['ready'],
    { type: 'other' },
    { ...callback, name: 'onOther' },
    { ...callback, event: [] },
    { ...callback, event: undefined },
    { type: 'called' },
    { type: 'called', call: { ...call, status: '200' } },
  ])('is rejected: %j', (message) => {
    expect(readEmulatorReport(message)).toBeNull();
  });

  it.each([{ method: 1 }, { path: undefined }, { status: 1.5 }, { durationMs: Number.NaN }])(
    'has no call with %j',
    (wrong) => {
      expect(readEmulatorCall({ ...call, ...wrong })).toBeNull();
    },
  );
});
