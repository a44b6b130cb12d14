import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/typed-page.ts';
import { extract } from '../extract.ts';

it('a value that is centred beside its label begins above it', () => {
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
