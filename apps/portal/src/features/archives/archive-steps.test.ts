import type { Archive } from '@smile/contract/archives';
import { expect, it } from 'vitest';
import { colorOfStatus, listArchiveSteps } from './archive-steps.ts';

function archive(status: Archive['state']['status'], errorCode: Archive['state']['errorCode'] = null): Archive {
  const errorMessage = errorCode && 'Invalid file!';
  return {
    id: 'u-1',
    createdAt: '2026-11-01T08:00:00Z',
    providerId: 'user-provided',
    userId: 'tenant-1',
    type: 'PAYSLIP',
    state: { status, errorCode, errorMessage, updatedAt: '2026-11-01T08:05:00Z' },
    rawFiles: [],
    classification: null,
    analysis: null,
    extraction: null,
    validation: null,
  };
}

const looks = (shown: Archive) => listArchiveSteps(shown).map(({ label, look }) => `${label} ${look}`);

it.each(['ANALYZED', 'UNSUPPORTED'] as const)('shows %s green in two steps', (status) => {
  expect(colorOfStatus(archive(status))).toBe('green');
  expect(looks(archive(status))).toEqual(['Created good', 'Last updated good']);
});

it('shows STARTED yellow in two steps', () => {
  expect(colorOfStatus(archive('STARTED'))).toBe('amber');
  expect(looks(archive('STARTED'))).toEqual(['Created waiting', 'Last updated waiting']);
});

it.each(['ERROR', 'REVOKED'] as const)('shows %s red in three steps', (status) => {
  expect(colorOfStatus(archive(status))).toBe('red');
  expect(looks(archive(status))).toEqual(['Created good', 'Last updated idle', 'Attempted update bad']);
});

it('names an error with its code and message', () => {
  const steps = listArchiveSteps(archive('ERROR', 'FILE_UNABLE_TO_RECOGNIZE'));
  expect(steps.at(-1)?.problem).toEqual(['FILE_UNABLE_TO_RECOGNIZE', 'Invalid file!']);
});
