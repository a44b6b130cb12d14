import type { SpecimenSet } from '../draft.ts';
import { card } from './card.ts';
import { certificate } from './certificate.ts';
import { clearance } from './clearance.ts';
import { cardStatement, enrolment } from './others.ts';
import { payslip } from './payslip.ts';
import { powerBill } from './power-bill.ts';
import { taxForm } from './tax-form.ts';
import { telcoBill } from './telco-bill.ts';
import { waterBill } from './water-bill.ts';

/** Papers from provinces and small offices: printouts, receipt strips, spreadsheets, letters by shop owners. */
export const apitong: SpecimenSet = {
  PAYSLIP: [payslip],
  TAX_DOCUMENT: [taxForm],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [telcoBill],
  ELECTRICITY_BILL: [powerBill],
  WATER_BILL: [waterBill],
  EMPLOYMENT_CERTIFICATE: [certificate],
  COMPANY_ID: [card],
  OTHERS: [cardStatement, enrolment],
};
