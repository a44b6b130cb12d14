import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeDataTables } from './data-tables.ts';

const page = join(import.meta.dirname, '../../../../../examples/connector-adapter/DATA.md');

/** Update the snapshot with `npx vitest run --project unit-node -u data-tables`. */
it('keeps the page of an adapter’s data in step with its schema', async () => {
  await expect(writeDataTables()).toMatchFileSnapshot(page);
});

it('names each required field, each type and each choice', () => {
  const tables = writeDataTables();
  expect(tables).toContain('| `startDate` | yes | date, `yyyy-MM-dd` |');
  expect(tables).toMatch(/\| `documentType` \| no \| `IDENTIFICATION`, `PAYSLIP`, `CLEARANCE` or `CERTIFICATE` \|/);
  expect(tables).not.toContain('undefined');
});
