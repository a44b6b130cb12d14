import { expect, it } from 'vitest';
import { toCell, writeDatapointCsv } from './datapoint-csv.ts';
import { showFileTypes } from './file-types.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+63', "'+63"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['plain', 'plain'],
])('writes %j as %j', (text, cell) => {
  expect(toCell(text)).toBe(cell);
});

it('has a line per field and none for what is only kept', () => {
  const lines = [...writeDatapointCsv(showFileTypes(''))].join('').trimEnd().split('\r\n');
  expect(lines[0]).toBe('datasourceId,name,kind,datapoint,item,supported');
  expect(lines).toContain('PAYSLIP,Payslip,ARCHIVE_FILE_TYPE,INCOMES,netAmount,true');
  expect(lines).toContain('PAYSLIP,Payslip,ARCHIVE_FILE_TYPE,INCOMES,baseAmount,false');
  expect(lines.some((line) => line.startsWith('OTHERS'))).toBe(false);
  expect(new Set(lines).size).toBe(lines.length);
});
