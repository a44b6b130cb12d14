import type { FieldName, ReadableType } from '@smile/contract/archive-analysis';
import type { Candidate } from '../../assignment/candidate.ts';
import { daysBetween } from '../../values/parse-date.ts';
import { doubt, optionsOf, toFinding } from '../amounts/sums.ts';
import type { Findings } from '../finding.ts';

/** Minimum and maximum number of days from the first to the second date. */
interface Order {
  first: FieldName;
  second: FieldName;
  min: number;
  max: number;
}

const order = (first: FieldName, second: FieldName, min: number, max: number): Order => ({
  first,
  second,
  min,
  max,
});
const daysPerYear = 365;
const billOrders: readonly Order[] = [
  order('startDate', 'endDate', 0, 400),
  order('statementDate', 'dueDate', 0, 75),
  order('startDate', 'dueDate', 0, 150),
  order('startDate', 'statementDate', -45, 120),
  order('endDate', 'statementDate', -45, 75),
  order('paymentDate', 'dueDate', 0, 400),
];
const orders: Partial<Record<ReadableType, readonly Order[]>> = {
  PAYSLIP: [
    order('startDate', 'endDate', 0, 400),
    order('startDate', 'payDate', -10, 460),
    order('endDate', 'payDate', -20, 75),
  ],
  TAX_DOCUMENT: [
    order('startDate', 'endDate', 0, 366),
    order('dateOfBirth', 'startDate', 14 * daysPerYear, 90 * daysPerYear),
  ],
  CLEARANCE_NBI: [order('dateOfBirth', 'expireDate', 14 * daysPerYear, 110 * daysPerYear)],
  TELCO_BILL: billOrders,
  ELECTRICITY_BILL: billOrders,
  WATER_BILL: billOrders,
  EMPLOYMENT_CERTIFICATE: [
    order('startDate', 'endDate', 0, 60 * daysPerYear),
    order('startDate', 'issueDate', 0, 60 * daysPerYear),
  ],
};
const outOfOrderFactor = 0.6;
const otherYearFactor = 0.8;
const chosenConfidence = 0.9;
const reason = 'is the day that is in order with the others';

/**
 * Resolves dates that contradict each other: takes another labelled date that fits, else lowers the confidence of the
 * weaker one.
 */
export function settleDays(type: ReadableType, findings: Findings, candidates: readonly Candidate[]): void {
  const rules = orders[type] ?? [];
  const misread = new Set<FieldName>();
  for (const rule of rules) {
    if (holds(rule, findings)) continue;
    const [one, other] = [findings.get(rule.first)!, findings.get(rule.second)!];
    const names = one.score < other.score ? [rule.first, rule.second] : [rule.second, rule.first];
    const instead = names.flatMap((name) => findInOrder(name, rules, findings, candidates)).at(0);
    if (instead)
      findings.set(instead.name, {
        ...toFinding(instead.candidate, 'date', reason),
        extentConfidence: chosenConfidence,
      });
    else if (isOtherYear(rule, findings)) for (const name of names) misread.add(name);
    else doubt(findings, names[0]!, outOfOrderFactor);
  }
  for (const name of misread) doubt(findings, name, otherYearFactor);
}

/** True when a misread year would explain the contradiction; which date has it is unknown. */
function isOtherYear(rule: Order, findings: Findings): boolean {
  const [one, other] = [findings.get(rule.first)!, findings.get(rule.second)!];
  const value = `${String(other.value).slice(0, 4)}${String(one.value).slice(4)}`;
  return rule.max < daysPerYear * 2 && holds(rule, new Map(findings).set(rule.first, { ...one, value }));
}

/** Other labelled dates for the field that break no rule. */
function findInOrder(
  name: FieldName,
  rules: readonly Order[],
  findings: Findings,
  candidates: readonly Candidate[],
): { name: FieldName; candidate: Candidate }[] {
  return optionsOf(name, candidates)
    .filter((candidate) => {
      const tried: Findings = new Map(findings);
      tried.set(name, toFinding(candidate, 'date', reason));
      return rules.every((each) => holds(each, tried));
    })
    .map((candidate) => ({ name, candidate }));
}

function holds({ first, second, min, max }: Order, findings: Findings): boolean {
  const [one, other] = [findings.get(first)?.value, findings.get(second)?.value];
  if (one === undefined || other === undefined) return true;
  const days = daysBetween(String(one), String(other));
  return days >= min && days <= max;
}
