import { expect, it } from 'vitest';
import { typePage } from '../../../../testing/documents/typed-page.ts';
import { extract } from './extract.ts';

const bill = `
MAHARLIKA ELECTRIC COOPERATIVE, INC.
BILLING STATEMENT

TERESITA C. VILLANUEVA
Zone 4, Bagong Sikat, Gattaran, Cagayan

Total Amount Due   4,716.35
`;

/** A photographed bill whose address words were read with this confidence. */
function addressOf(confidence: number) {
  const page = typePage(bill, 'PICTURE');
  const words = page.words.map((word) =>
    /^(?:Zone|4,|Bagong|Sikat,|Gattaran,|Cagayan)$/.test(word.text) ? { ...word, confidence } : word,
  );
  return extract('ELECTRICITY_BILL', [{ ...page, words }]).fields.address!;
}

it('returns null for an address with a low confidence', () => {
  expect(addressOf(95)).toMatchObject({ value: 'Zone 4, Bagong Sikat, Gattaran, Cagayan' });
  expect(addressOf(15)).toMatchObject({ value: null, reason: expect.stringContaining('not sure enough') });
});

it('returns null for a number behind a word with a low confidence', () => {
  const page = typePage('MALITBOG WATER DISTRICT\nWATER BILL\nBill No.      Eh 93714-21\n', 'PICTURE');
  const numberAt = (confidence: number) => {
    const words = page.words.map((word) => (word.text === 'Eh' ? { ...word, confidence } : word));
    return extract('WATER_BILL', [{ ...page, words }]).fields.statementNumber!.value;
  };
  expect(numberAt(90)).toBe('93714-21');
  expect(numberAt(10)).toBe(null);
});
