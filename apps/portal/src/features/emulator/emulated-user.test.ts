import { afterEach, expect, it } from 'vitest';
import { readEmulatedUser, storeEmulatedUser } from './emulated-user.ts';

const nowMs = 1_800_000_000_000;

function tokenOf(claims: object): string {
  return `e30.${btoa(JSON.stringify(claims))}.signature`;
}

afterEach(() => localStorage.clear());

it('continues with the stored user while the token is valid', () => {
  const token = tokenOf({ userId: 'tenant-1', exp: nowMs / 1000 + 3600 });
  expect(readEmulatedUser(nowMs)).toBeNull();
  storeEmulatedUser({ userId: 'tenant-1', token });
  expect(localStorage.getItem('userSandboxAccessToken')).toBe(token);
  expect(readEmulatedUser(nowMs)).toEqual({ userId: 'tenant-1', token });
  expect(readEmulatedUser(nowMs + 2_000_000)).toBeNull();
});

it('keeps the users of the modes apart', () => {
  localStorage.setItem('prodjwt', 'token');
  localStorage.setItem('mode', 'Production');
  const token = tokenOf({ userId: 'tenant-2', exp: nowMs / 1000 + 3600 });
  storeEmulatedUser({ userId: 'tenant-2', token });
  expect(localStorage.getItem('userProductionAccessToken')).toBe(token);
  localStorage.setItem('mode', 'Sandbox');
  expect(readEmulatedUser(nowMs)).toBeNull();
});

it.each(['nonsense', 'a.b.c', tokenOf({ exp: nowMs })])('ignores %s', (token) => {
  localStorage.setItem('userSandboxAccessToken', token);
  expect(readEmulatedUser(nowMs)).toBeNull();
});
