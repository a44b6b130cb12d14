import { expect, it } from 'vitest';
import { typePage } from '../../../testing/documents/typed-page.ts';
import { classify } from './classify/classify.ts';
import { extract } from './extract/extract.ts';
import { chooseDocument, splitDocuments } from './split-documents.ts';

const payslip = (month: string, net: string) => `
ACME HARDWARE CORPORATION
PAYSLIP
Employee Name: Ronnel Arguelles
Pay Period: ${month} 1, 2026 to ${month} 15, 2026
Gross Pay         15,412.50
Total Deductions   1,706.30
Net Pay           ${net}
`;
const bill = `
LAKEVIEW WATER DISTRICT
WATER BILL
Account No.: 1234-5678
Name: Perpetua Salazar
Due Date: September 20, 2026
Present reading   1897
Previous reading  1880
Consumption (cu. m.) 17
Total Amount Due  245.00
`;

function split(...texts: string[]) {
  const pages = texts.map((text, index) => {
    const page = typePage(text);
    return { ...page, number: index + 1, words: page.words.map((word) => ({ ...word, page: index + 1 })) };
  });
  return splitDocuments(pages, { classify, extract });
}

const shapeOf = (parts: ReturnType<typeof split>) =>
  parts.map(({ fileType, pages }) => [fileType, pages.map(({ number }) => number)]);

it('splits documents of different types', () => {
  const parts = split(payslip('October', '13,706.20'), bill);
  expect(shapeOf(parts)).toEqual([
    ['PAYSLIP', [1]],
    ['WATER_BILL', [2]],
  ]);
  expect(chooseDocument(parts, 'WATER_BILL').pages[0]!.number).toBe(2);
  expect(chooseDocument(parts, null).pages[0]!.number).toBe(1);
  expect(chooseDocument(parts, 'COMPANY_ID').pages[0]!.number).toBe(1);
});

it('splits two payslips of one person', () => {
  expect(shapeOf(split(payslip('October', '13,706.20'), payslip('November', '14,001.75')))).toEqual([
    ['PAYSLIP', [1]],
    ['PAYSLIP', [2]],
  ]);
});

it('keeps the pages of one document together, its cover and its terms included', () => {
  const terms = 'TERMS AND CONDITIONS\nPayments are due on the date that is shown.\nKeep this page for your records.';
  expect(shapeOf(split(terms, bill, terms))).toEqual([['WATER_BILL', [1, 2, 3]]]);
  expect(split(payslip('October', '13,706.20'), payslip('October', '13,706.20'))).toHaveLength(1);
});
