import { expect, it } from 'vitest';
import type { ExportSubject } from './account-report.ts';
import { nameExport } from './name-export.ts';

const nameOf = (fullName: string | null, provider = 'SSS') =>
  nameExport(
    { payload: { identity: { fullName } }, provider, generatedAt: new Date('2026-11-22T23:30:00Z') } as ExportSubject,
    'PDF',
  );

it.each([
  ['Ryan Lestari', 'Ryan Lestari - SSS - 2026-11-22.pdf'],
  [null, 'SSS - 2026-11-22.pdf'],
  ['../..\\etc: "a|b"?\r\n\u202Efdp', '.. .. etc a b fdp - SSS - 2026-11-22.pdf'],
  ['José Ñandú', 'José Ñandú - SSS - 2026-11-22.pdf'],
])('names the file of %j', (person, name) => {
  expect(nameOf(person)).toBe(name);
});

it('truncates names too long for file systems', () => {
  expect(nameOf('x'.repeat(500)).length).toBeLessThan(120);
  expect(encodeURIComponent(nameOf(`${'x'.repeat(79)}😀😀`))).toContain('%F0%9F%98%80%20-%20SSS');
});
