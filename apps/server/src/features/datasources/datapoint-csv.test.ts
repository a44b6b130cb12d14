import { expect, it } from 'vitest';
import { writeDatapointCsv } from './datapoint-csv.ts';
import { showFileTypes } from './file-types.ts';

it('writes a line per field, and none for file types without data', () => {
  const lines = writeDatapointCsv(showFileTypes('')).trimEnd().split('\r\n');
  expect(lines[0]).toBe('datasourceId,name,kind,datapoint,item,supported');
  expect(lines).toContain('PAYSLIP,Payslip,ARCHIVE_FILE_TYPE,INCOMES,netAmount,true');
  expect(lines).toContain('PAYSLIP,Payslip,ARCHIVE_FILE_TYPE,INCOMES,baseAmount,false');
  expect(lines.some((line) => line.startsWith('OTHERS'))).toBe(false);
  expect(new Set(lines).size).toBe(lines.length);
});
