import type { SpecimenSet } from '../draft.ts';
import { bills } from './bills.ts';
import { card } from './card.ts';
import { paid, separated } from './certificates.ts';
import { clearance } from './clearance.ts';
import { office, service } from './payslips.ts';
import { annual, full } from './tax-forms.ts';

/** Documents of large companies and government offices. */
export const balete: SpecimenSet = {
  PAYSLIP: [service, office],
  TAX_DOCUMENT: [full, annual],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [bills.telco],
  ELECTRICITY_BILL: [bills.power],
  WATER_BILL: [bills.water],
  EMPLOYMENT_CERTIFICATE: [paid, separated],
  COMPANY_ID: [card],
};
