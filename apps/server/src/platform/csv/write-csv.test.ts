import { expect, it } from 'vitest';
import { toCsvLines, writeCsv } from './write-csv.ts';

it.each([
  ['=1+1', "'=1+1"],
  ['+63', "'+63"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['\r=x', '"\'\r=x"'],
  ['＝1+1', "'＝1+1"],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['=a,"b"', '"\'=a,""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
  [-12.5, '-12.5'],
  [null, ''],
])('writes %j as %j', (value, cell) => {
  expect(toCsvLines([['a', value]])).toBe(`a,${cell}\r\n`);
});

it('starts with a byte order mark and pads every row to the same width', async () => {
  const file = await writeCsv([['Peña'], [], ['₱', 1, 2]]);
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(file.toString('utf8').slice(1)).toBe('Peña,,\r\n,,\r\n₱,1,2\r\n');
});
