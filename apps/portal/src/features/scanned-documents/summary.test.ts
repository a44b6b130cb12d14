import type { Archive, RawFile } from '@smile/contract/archives';
import { expect, it } from 'vitest';
import { subjectNameOf } from './summary.ts';

const files = [{ name: 'george-telco-bill.pdf' } as RawFile];
const archiveOf = (analysis: object | null, rawFiles = files) => ({ analysis, rawFiles }) as Archive;

it.each([
  [{ employeeName: 'George Palomero', fullName: 'Others' }, 'George Palomero'],
  [{ employeeName: null, fullName: 'George Palomero' }, 'George Palomero'],
  [{ name: 'George Palomero' }, 'George Palomero'],
  [{ firstName: 'George', middleName: null, lastName: 'Palomero' }, 'George Palomero'],
  [{ employeeName: null }, 'george-telco-bill.pdf'],
  [null, 'george-telco-bill.pdf'],
])('names the person of %j', (analysis, name) => {
  expect(subjectNameOf(archiveOf(analysis))).toBe(name);
});

it('shows a dash without a person and a file', () => {
  expect(subjectNameOf(archiveOf(null, []))).toBe('-');
});
