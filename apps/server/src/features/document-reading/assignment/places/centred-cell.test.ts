import { expect, it } from 'vitest';
import { typePage } from '../../../../../testing/documents/typed-page.ts';
import { extract } from '../../extract/extract.ts';

it('reads a cell from its first line, above its vertically centred label', () => {
  const page = typePage(`
STATEMENT OF ACCOUNT
Account Name         Ana Reyes Cruz

                     Blk 32 Lot 44 Narra Drive, Brgy. Bagong
Address              Silang, Antipolo, Metro
                     Manila 1870

Bill Date            08/28/2025
`);
  // Rows of a table are set further apart than the lines of a cell.
  const { fields } = extract('WATER_BILL', [page]);
  expect(fields).toMatchObject({
    fullName: { value: 'Ana Reyes Cruz' },
    address: { value: 'Blk 32 Lot 44 Narra Drive, Brgy. Bagong Silang, Antipolo, Metro Manila 1870' },
    statementDate: { value: '2025-08-28' },
  });
});

it('ends the value of the previous row where the next cell begins above its label', () => {
  const page = typePage(`
CITIZENSHIP     FILIPINO
                LOT 9 BLK 4 PHASE 2
ADDRESS         VILLA ROSA, BRGY. MALAMIG
                BOCAUE, BULACAN
PURPOSE         TRAVEL
`);
  const row = 16 / page.height;
  // A quarter of a row lies between the rows of the table.
  const words = page.words.map((word) => {
    const place = Math.floor(word.box.y / row);
    const apart = place === 0 ? 0 : place === 4 ? 0.5 : 0.25;
    return { ...word, box: { ...word.box, y: word.box.y + apart * row } };
  });
  const { fields } = extract('CLEARANCE_NBI', [{ ...page, words }]);
  expect(fields).toMatchObject({
    citizenship: { value: 'FILIPINO' },
    address: { value: 'LOT 9 BLK 4 PHASE 2 VILLA ROSA, BRGY. MALAMIG BOCAUE, BULACAN' },
  });
});
