import { renderSheet } from '../drawing/render-sheet.ts';
import type { Sheet, SheetType, Truth } from '../drawing/sheet.ts';
import { createMakeContext, type MakeContext } from '../make-context.ts';
import { createRandom } from '../random.ts';
import { drawSpecimen } from '../specimens/specimens.ts';
import { makeBill } from './bills.ts';
import { makeCompanyId } from './company-id.ts';
import { makeEmploymentCertificate } from './employment-certificate.ts';
import type { Family } from './families.ts';
import { makeNbiClearance } from './nbi-clearance.ts';
import { makeOtherDocument } from './other-document.ts';
import { makePayslip } from './payslip.ts';
import { makeTaxDocument } from './tax-document.ts';

const makers = {
  PAYSLIP: makePayslip,
  TAX_DOCUMENT: makeTaxDocument,
  CLEARANCE_NBI: makeNbiClearance,
  TELCO_BILL: (make) => makeBill(make, 'TELCO_BILL'),
  ELECTRICITY_BILL: (make) => makeBill(make, 'ELECTRICITY_BILL'),
  WATER_BILL: (make) => makeBill(make, 'WATER_BILL'),
  EMPLOYMENT_CERTIFICATE: makeEmploymentCertificate,
  COMPANY_ID: makeCompanyId,
  OTHERS: makeOtherDocument,
} satisfies Record<SheetType, Maker>;
type Maker = (make: MakeContext) => Sheet;

export const sheetTypes = Object.keys(makers) as SheetType[];

export interface MadeDocument {
  name: string;
  type: SheetType;
  family: Family;
  html: string;
  truth: Truth;
}

/** One document. Type, family and number fully determine it. */
export function makeDocument(type: SheetType, family: Family, number: number): MadeDocument {
  const name = `${type.toLowerCase()}-${family.name}-${number}`;
  const specimen = drawSpecimen(type, family.name, { name, number });
  if (specimen) return { name, type, family, ...specimen };
  const random = createRandom(name);
  const sheet = makers[type](createMakeContext(random, family));
  return { name, type, family, html: renderSheet(sheet, family, random), truth: sheet.truth };
}
