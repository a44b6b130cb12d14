import type { SpecimenSet } from '../draft.ts';
import { powerBill, telcoBill, waterBill } from './bills.ts';
import { card } from './card.ts';
import { barangayClearance, certificate, clearance, savingsStatement } from './letters.ts';
import { payslip, taxForm } from './pay.ts';

/** The most common papers: standard forms of large employers and suppliers. */
export const kalantas: SpecimenSet = {
  PAYSLIP: [payslip],
  TAX_DOCUMENT: [taxForm],
  CLEARANCE_NBI: [clearance],
  TELCO_BILL: [telcoBill],
  ELECTRICITY_BILL: [powerBill],
  WATER_BILL: [waterBill],
  EMPLOYMENT_CERTIFICATE: [certificate],
  COMPANY_ID: [card],
  OTHERS: [barangayClearance, savingsStatement],
};
