import { expect, it } from 'vitest';
import type { FileStore } from './file-store.ts';
import { guardStore } from './guarded-store.ts';

/** A store whose every call fails with the error. */
function failing(error: Error): FileStore {
  const fail = () => Promise.reject(error);
  return { put: fail, get: fail, remove: fail };
}
const callsOf = ({ put, get, remove }: FileStore) => [
  () => put('t/a', Buffer.from('x'), 'text/plain'),
  () => get('t/a'),
  () => remove('t/a'),
];

it.each([
  ['a full disk', { code: 'ENOSPC' }],
  ['a quota that is used up', { code: 'EDQUOT' }],
  ['a disk that only reads', { code: 'EROFS' }],
  ['a bucket that is away', { code: 'ECONNREFUSED' }],
  ['a bucket that refuses', { $metadata: { httpStatusCode: 507 } }],
])('answers 503 with a time to retry for %s', async (_what, told) => {
  for (const call of callsOf(guardStore(failing(Object.assign(new Error('failed'), told)), () => undefined)))
    await expect(call()).rejects.toMatchObject({
      code: 'SERVER_UNAVAILABLE',
      status: 503,
      headers: { 'retry-after': '5' },
    });
});

it('rethrows programming errors unchanged', async () => {
  for (const call of callsOf(guardStore(failing(new TypeError('ours')), () => undefined)))
    await expect(call()).rejects.toThrow(TypeError);
});
