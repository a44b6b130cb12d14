import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import type { AuxiliaryName, ReadField } from '../../document-reading/extract/read-field.ts';
import { type Fields, numberOf } from './field-values.ts';

export type AuxiliaryFields = Partial<Record<AuxiliaryName, ReadField>>;

/** A rule that the document's values follow, and how they break it; null when they do not. */
interface Check {
  rule: string;
  fault: string | null;
}

/** One cent of rounding on the document, and the floating-point error of the sums. */
const centTolerance = 0.011;

/** Checks that a document's amounts add up, to the cent. */
export function checkComputation(fields: Fields, auxiliaryFields: AuxiliaryFields): ArchiveValidationResult {
  const checks = [
    ...paySums(fields, auxiliaryFields),
    ...taxSums(fields, auxiliaryFields),
    ...billSums(fields, auxiliaryFields),
    ...misorderedPeriod(fields),
  ];
  if (checks.length === 0)
    return { resultCode: 'NO_DATA', score: null, resultMessage: 'The document has no amounts to be compared.' };
  const faults = checks.flatMap(({ fault }) => fault ?? []);
  const score = Math.round((100 * (checks.length - faults.length)) / checks.length);
  if (faults.length === 0)
    return { resultCode: 'PASSED', score, resultMessage: `${checks.map(({ rule }) => rule).join('; ')}: all agree.` };
  return { resultCode: 'FAILED', score, resultMessage: faults.join(' ') };
}

function checkSum(rule: string, { stated, computed }: { stated: number; computed: number }): Check {
  const isRight = Math.abs(stated - computed) <= centTolerance;
  return { rule, fault: isRight ? null : `${rule}: ${show(stated)} stands there, ${show(computed)} follows.` };
}

function paySums(fields: Fields, auxiliaryFields: AuxiliaryFields): Check[] {
  const [gross, net, deductions] = [
    numberOf(fields, 'grossAmount'),
    numberOf(fields, 'netAmount'),
    auxiliaryAmount(auxiliaryFields, 'totalDeductions'),
  ];
  if (gross === null || net === null || deductions === null) return [];
  return [checkSum('Gross less deductions is net pay', { stated: net, computed: gross - deductions })];
}

function taxSums(fields: Fields, auxiliaryFields: AuxiliaryFields): Check[] {
  const gross = numberOf(fields, 'grossAmount');
  const [taxable, nonTaxable] = [
    auxiliaryAmount(auxiliaryFields, 'taxableAmount'),
    auxiliaryAmount(auxiliaryFields, 'nonTaxableAmount'),
  ];
  if (gross === null || taxable === null || nonTaxable === null) return [];
  return [
    checkSum('Taxable and non-taxable income is gross income', { stated: gross, computed: taxable + nonTaxable }),
  ];
}

function billSums(fields: Fields, auxiliaryFields: AuxiliaryFields): Check[] {
  const checks: Check[] = [];
  const [due, current, previous] = [
    numberOf(fields, 'dueAmount'),
    numberOf(fields, 'currentBillAmount'),
    numberOf(fields, 'previousDueAmount'),
  ];
  const [paid, balance] = [auxiliaryAmount(auxiliaryFields, 'paidAmount'), numberOf(fields, 'balanceAmount')];
  const carried = balance ?? (previous !== null && paid !== null ? previous - paid : null);
  if (due !== null && current !== null && carried !== null) {
    const adjusted = numberOf(fields, 'adjustmentAmount') ?? 0;
    const computed = carried + current + adjusted;
    checks.push(checkSum('Balance and current charges are the amount due', { stated: due, computed }));
  }
  const [usage, present, before] = [
    numberOf(fields, 'currentPeriodUsage'),
    numberOf(fields, 'presentReading'),
    numberOf(fields, 'previousReading'),
  ];
  if (usage !== null && present !== null && before !== null)
    checks.push(checkSum('Present less previous reading is the usage', { stated: usage, computed: present - before }));
  return checks;
}

/** Only a period that ends before it begins is reported: one in order says nothing about the amounts. */
function misorderedPeriod(fields: Fields): Check[] {
  const [start, end] = [fields.startDate?.value, fields.endDate?.value];
  if (typeof start !== 'string' || typeof end !== 'string' || start <= end) return [];
  const rule = 'The period ends after it begins';
  return [{ rule, fault: `The period ends on ${end} before it begins on ${start}.` }];
}

function auxiliaryAmount(auxiliaryFields: AuxiliaryFields, name: AuxiliaryName): number | null {
  const value = auxiliaryFields[name]?.value;
  return typeof value === 'number' ? value : null;
}

function show(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
