import { expect, it } from 'vitest';
import { landingPath, loginUrlFor, rememberPage, safeReturnPath } from './return-path.ts';

it('returns to a page of this origin with its search and hash', () => {
  expect(safeReturnPath('/users?userName=Ryan#top')).toBe('/users?userName=Ryan#top');
});

it.each([
  undefined,
  '',
  '/',
  'users',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '//[',
  'javascript:alert(1)',
  '/login',
  '/login?from=/login',
])('leads to the landing page instead of %j', (from) => {
  expect(safeReturnPath(from)).toBe(landingPath);
});

it('remembers no page when it is the landing page', () => {
  expect(rememberPage('/')).toEqual({});
  expect(rememberPage('/users?size=1')).toEqual({ from: '/users?size=1' });
  expect(loginUrlFor('/users?size=1')).toBe('/login?from=%2Fusers%3Fsize%3D1');
  expect(loginUrlFor(landingPath)).toBe('/login');
});

it('keeps the remembered page when the login page asks for it', () => {
  const login = loginUrlFor('/users?size=1');
  expect(loginUrlFor(login)).toBe(login);
  expect(rememberPage('/login')).toEqual({});
  expect(rememberPage('/login?from=%2Flogin')).toEqual({});
  expect(loginUrlFor('/login?from=%2F%2Fevil.example')).toBe('/login');
});
