import { describe, expect, it } from 'vitest';
import type { Classification, Extraction, ReadField } from './extract/read-field.ts';
import { type Understanding, understandPages } from './understand-pages.ts';
import { boxAround, type Page, type Word } from './word.ts';

const word = (text: string, confidence: number, x: number): Word => ({
  text,
  confidence,
  box: { x, y: 0.1, width: 0.1, height: 0.02 },
  page: 1,
  second: null,
});

const page: Page = {
  number: 1,
  width: 1000,
  height: 1400,
  source: 'PICTURE',
  words: [word('Net', 96, 0.1), word('pay', 95, 0.25), word('1O,250.00', 61, 0.4)],
};

/** Returns the third word unchanged, or as the second reader read it. */
function understandingOf(classification: Classification): Understanding {
  return {
    classify: () => classification,
    extract: (_type, [first]): Extraction => {
      const [, , amount] = first!.words;
      const { text, confidence } = amount!.second ?? amount!;
      const field: ReadField = {
        value: text,
        confidence,
        page: 1,
        box: boxAround(first!.words.slice(2).map(({ box }) => box)),
        label: 'Net pay',
        reason: 'right of its label',
      };
      return {
        fields: { netAmount: field },
        auxiliaryFields: {},
        hasEvidence: true,
        doubtful: amount!.second ? [] : [amount!],
      };
    },
  };
}

function understand(classification: Classification, declaredType: string | null) {
  return understandPages([page], {
    declaredType,
    understanding: understandingOf(classification),
    readPlaces: async () => new Map(),
    lookAgain: async (words) =>
      new Map(words.map((each) => [each, { text: '10,250.00', confidence: 99, isWider: false, third: null }])),
  });
}

describe('the pages of a document', () => {
  it('are read again when the first reader was in doubt', async () => {
    const { extraction } = await understand({ fileType: 'PAYSLIP', confidence: 97 }, 'PAYSLIP');
    expect(extraction!.fields.netAmount).toMatchObject({ value: '10,250.00', confidence: 99 });
    expect(page.words[2]!.second).toBeNull();
  });

  it.each([
    [70, 'GOVERNMENT_ID'],
    [60, 'COMPANY_ID'],
  ])('are no card of a company when they are %d %% likely a card of the state', async (confidence, fileType) => {
    const card = await understand({ fileType: 'GOVERNMENT_ID', confidence }, 'COMPANY_ID');
    expect(card.fileType).toBe(fileType);
  });

  it('are not read as the declared type when they have the title of another paper', async () => {
    const voucher = await understand({ fileType: 'OTHERS', confidence: 95, isOther: true }, 'PAYSLIP');
    expect(voucher).toEqual({
      fileType: 'OTHERS',
      classification: { fileType: 'OTHERS', confidence: 95 },
      extraction: null,
    });
    expect((await understand({ fileType: 'OTHERS', confidence: 95 }, 'PAYSLIP')).fileType).toBe('PAYSLIP');
  });

  it('are read as the type of their content when it is sure, not as the declared one', async () => {
    const { fileType } = await understand({ fileType: 'TELCO_BILL', confidence: 92 }, 'PAYSLIP');
    expect(fileType).toBe('TELCO_BILL');
  });

  it('are read as the declared type when their content says little', async () => {
    const { fileType } = await understand({ fileType: 'WATER_BILL', confidence: 40 }, 'PAYSLIP');
    expect(fileType).toBe('PAYSLIP');
  });

  it('have no fields when their type is not supported', async () => {
    expect(await understand({ fileType: 'BANK_STATEMENT', confidence: 95 }, null)).toMatchObject({
      fileType: 'BANK_STATEMENT',
      extraction: null,
    });
  });
});
