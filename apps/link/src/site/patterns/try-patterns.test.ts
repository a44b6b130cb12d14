import { compileV3 } from '@smile/site-model/compile-v3';
import { documentOf, inputNamed, screenWithForm } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { expect, it, vi } from 'vitest';
import { currentScreen, startVisit } from '../visit.ts';
import { tryPatterns } from './try-patterns.ts';

vi.mock('./try-form.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('accepts every text when the patterns cannot be loaded, and leaves the check to the server', async () => {
  const input = inputNamed('code', { rule: rule({ format: 'REGEX', regex: '^\\d+$' }) }, 'Input_1');
  const flow = compileV3(documentOf([screenWithForm('Screen_1', [input])]));
  const visit = startVisit(flow, {});
  const screen = currentScreen(visit);
  if (screen?.type !== 'form') throw new Error('no form');
  expect(JSON.stringify(screen)).toContain('"regex":"');
  const matches = await tryPatterns(screen, visit);
  expect(matches('^\\d+$', 'letters')).toBe(true);
});
