import type { SpecimenSet } from '../draft.ts';
import { bills } from './bills.ts';
import { card } from './card.ts';
import { compensation, short } from './certificates.ts';
import { clearance } from './clearance.ts';
import { agency, agent } from './payslips.ts';
import { software, yearlyReturn } from './tax-forms.ts';

/** Documents of call centres, staffing agencies, cooperatives and small firms. */
export const talisay: SpecimenSet = {
  PAYSLIP: [agent, agency],
  TAX_DOCUMENT: [software, yearlyReturn],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [bills.telco],
  ELECTRICITY_BILL: [bills.power],
  WATER_BILL: [bills.water],
  EMPLOYMENT_CERTIFICATE: [compensation, short],
  COMPANY_ID: [card],
};
