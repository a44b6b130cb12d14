import type { ReadableType } from '@smile/contract/archive-analysis';
import { compilePhrases, type Phrases } from '../layout/find-phrases.ts';
import { meteredBillSlots, telcoBillSlots } from './bill-slots.ts';
import { certificateSlots } from './certificate-slots.ts';
import { companyIdSlots, nbiClearanceSlots, taxDocumentSlots } from './official-slots.ts';
import { payslipSlots } from './payslip-slots.ts';
import type { Slot } from './slot.ts';

const slots: Record<ReadableType, readonly Slot[]> = {
  PAYSLIP: payslipSlots,
  TAX_DOCUMENT: taxDocumentSlots,
  CLEARANCE_NBI: nbiClearanceSlots,
  TELCO_BILL: telcoBillSlots,
  ELECTRICITY_BILL: meteredBillSlots,
  WATER_BILL: meteredBillSlots,
  EMPLOYMENT_CERTIFICATE: certificateSlots,
  COMPANY_ID: companyIdSlots,
};

export interface Meaning {
  slot: Slot;
  isWeak: boolean;
}

const compiled = new Map<ReadableType, Phrases<Meaning>>();

/** The labels of a type, compiled on first use. */
export function labelsOf(type: ReadableType): Phrases<Meaning> {
  const known = compiled.get(type);
  if (known) return known;
  const made = compilePhrases(slots[type].flatMap(toPairs));
  compiled.set(type, made);
  return made;
}

function toPairs(slot: Slot): [string, Meaning][] {
  const strong: Meaning = { slot, isWeak: false };
  const weak: Meaning = { slot, isWeak: true };
  return [
    ...slot.labels.map((label): [string, Meaning] => [label, strong]),
    ...(slot.weakLabels ?? []).map((label): [string, Meaning] => [label, weak]),
  ];
}
