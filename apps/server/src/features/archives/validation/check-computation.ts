import type { ArchiveValidationResult } from '@smile/contract/archive-results';
import type { AuxiliaryName, ReadField } from '../../document-reading/extract/read-field.ts';
import { type Fields, numberOf } from './field-values.ts';

export type AuxiliaryFields = Partial<Record<AuxiliaryName, ReadField>>;

/** A check of one total: the stated amount and the computed one. */
interface Sum {
  text: string;
  stated: number;
  computed: number;
}

/** One cent of rounding on the document, and the floating-point error of the sums. */
const centTolerance = 0.011;

/** Checks that a document's amounts add up, to the cent. */
export function checkComputation(fields: Fields, auxiliaryFields: AuxiliaryFields): ArchiveValidationResult {
  const sums = [
    ...paySums(fields, auxiliaryFields),
    ...taxSums(fields, auxiliaryFields),
    ...billSums(fields, auxiliaryFields),
    ...misorderedPeriod(fields),
  ];
  if (sums.length === 0)
    return { resultCode: 'NO_DATA', score: null, resultMessage: 'The document has no amounts to be compared.' };
  const wrong = sums.filter(({ stated, computed }) => Math.abs(stated - computed) > centTolerance);
  const score = Math.round((100 * (sums.length - wrong.length)) / sums.length);
  if (wrong.length === 0)
    return { resultCode: 'PASSED', score, resultMessage: `${sums.map(({ text }) => text).join('; ')}: all agree.` };
  const messages = wrong.map(
    ({ text, stated, computed }) => `${text}: ${show(stated)} stands there, ${show(computed)} follows.`,
  );
  return { resultCode: 'FAILED', score, resultMessage: messages.join(' ') };
}

function paySums(fields: Fields, auxiliaryFields: AuxiliaryFields): Sum[] {
  const [gross, net, deductions] = [
    numberOf(fields, 'grossAmount'),
    numberOf(fields, 'netAmount'),
    auxiliaryAmount(auxiliaryFields, 'totalDeductions'),
  ];
  if (gross === null || net === null || deductions === null) return [];
  return [{ text: 'Gross less deductions is net pay', stated: net, computed: gross - deductions }];
}

function taxSums(fields: Fields, auxiliaryFields: AuxiliaryFields): Sum[] {
  const gross = numberOf(fields, 'grossAmount');
  const [taxable, nonTaxable] = [
    auxiliaryAmount(auxiliaryFields, 'taxableAmount'),
    auxiliaryAmount(auxiliaryFields, 'nonTaxableAmount'),
  ];
  if (gross === null || taxable === null || nonTaxable === null) return [];
  return [{ text: 'Taxable and non-taxable income is gross income', stated: gross, computed: taxable + nonTaxable }];
}

function billSums(fields: Fields, auxiliaryFields: AuxiliaryFields): Sum[] {
  const sums: Sum[] = [];
  const [due, current, previous] = [
    numberOf(fields, 'dueAmount'),
    numberOf(fields, 'currentBillAmount'),
    numberOf(fields, 'previousDueAmount'),
  ];
  const [paid, balance] = [auxiliaryAmount(auxiliaryFields, 'paidAmount'), numberOf(fields, 'balanceAmount')];
  const carried = balance ?? (previous !== null && paid !== null ? previous - paid : null);
  if (due !== null && current !== null && carried !== null) {
    const adjusted = numberOf(fields, 'adjustmentAmount') ?? 0;
    sums.push({
      text: 'Balance and current charges are the amount due',
      stated: due,
      computed: carried + current + adjusted,
    });
  }
  const [usage, present, before] = [
    numberOf(fields, 'currentPeriodUsage'),
    numberOf(fields, 'presentReading'),
    numberOf(fields, 'previousReading'),
  ];
  if (usage !== null && present !== null && before !== null)
    sums.push({ text: 'Present less previous reading is the usage', stated: usage, computed: present - before });
  return sums;
}

/** Reports a period that ends before it begins as a failed sum. */
function misorderedPeriod(fields: Fields): Sum[] {
  const [start, end] = [fields.startDate?.value, fields.endDate?.value];
  if (typeof start !== 'string' || typeof end !== 'string' || start <= end) return [];
  return [{ text: `The period ends on ${end} before it begins on ${start}`, stated: 0, computed: 1 }];
}

function auxiliaryAmount(auxiliaryFields: AuxiliaryFields, name: AuxiliaryName): number | null {
  const value = auxiliaryFields[name]?.value;
  return typeof value === 'number' ? value : null;
}

function show(amount: number): string {
  return amount.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
