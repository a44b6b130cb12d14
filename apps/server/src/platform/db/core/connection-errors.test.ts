import { expect, it } from 'vitest';
import { ApiError } from '../../errors.ts';
import { asUnavailable } from './connection-errors.ts';

const failure = (code: string, message: string) => Object.assign(new Error(message), { code });

it.each([
  ['a closed connection', failure('57P01', 'terminating connection due to administrator command')],
  ['a lock timeout', failure('55P03', 'canceling statement due to lock timeout')],
  ['a node of Citus that is away', failure('XX000', 'failure on connection marked as essential: 127.0.0.1:5432')],
])('answers %s with 503', (_, error) => {
  expect(asUnavailable(error)).toMatchObject({ code: 'SERVER_UNAVAILABLE' });
});

it('answers a database that takes no connections with 503', () => {
  const error = failure('55000', 'database is not currently accepting connections');
  expect(asUnavailable(error, true)).toMatchObject({ code: 'SERVER_UNAVAILABLE' });
  expect(asUnavailable(error)).toBe(error);
});

it('keeps an error of a statement as it is', () => {
  const error = failure('XX000', 'could not read block');
  expect(asUnavailable(error)).toBe(error);
  expect(error).not.toBeInstanceOf(ApiError);
});
