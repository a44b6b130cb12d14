import type { SpecimenSet } from '../draft.ts';
import { bills } from './bills.ts';
import { card } from './card.ts';
import { blanks, embassy } from './certificates.ts';
import { clearance } from './clearance.ts';
import { institution, worldwide } from './payslips.ts';
import { accountants, program } from './tax-forms.ts';

/** Documents of international companies, hospitals, accountants and water districts. */
export const lauan: SpecimenSet = {
  PAYSLIP: [worldwide, institution],
  TAX_DOCUMENT: [program, accountants],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [bills.telco],
  ELECTRICITY_BILL: [bills.power],
  WATER_BILL: [bills.water],
  EMPLOYMENT_CERTIFICATE: [embassy, blanks],
  COMPANY_ID: [card],
};
