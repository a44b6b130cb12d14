import type { SpecimenSet } from '../draft.ts';
import { bills } from './bills.ts';
import { card } from './card.ts';
import { numbered, served } from './certificates.ts';
import { clearance } from './clearance.ts';
import { phone, spreadsheet } from './payslips.ts';
import { minWage, portal } from './tax-forms.ts';

/** Documents from phones, spreadsheets and handheld meter printers. */
export const almon: SpecimenSet = {
  PAYSLIP: [phone, spreadsheet],
  TAX_DOCUMENT: [minWage, portal],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [bills.telco],
  ELECTRICITY_BILL: [bills.power],
  WATER_BILL: [bills.water],
  EMPLOYMENT_CERTIFICATE: [numbered, served],
  COMPANY_ID: [card],
};
