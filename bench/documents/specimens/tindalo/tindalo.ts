import type { SpecimenSet } from '../draft.ts';
import { card } from './card.ts';
import { certificate } from './certificate.ts';
import { clearance } from './clearance.ts';
import { barangayClearance, transfer } from './others.ts';
import { payslip } from './payslip.ts';
import { powerBill } from './power-bill.ts';
import { taxForm } from './tax-form.ts';
import { telcoBill } from './telco-bill.ts';
import { waterBill } from './water-bill.ts';

/** Dense papers of large institutions: a hospital, a school, a distributor, a water district, BIR. */
export const tindalo: SpecimenSet = {
  PAYSLIP: [payslip],
  TAX_DOCUMENT: [taxForm],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [telcoBill],
  ELECTRICITY_BILL: [powerBill],
  WATER_BILL: [waterBill],
  EMPLOYMENT_CERTIFICATE: [certificate],
  COMPANY_ID: [card],
  OTHERS: [barangayClearance, transfer],
};
