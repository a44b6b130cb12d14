import { addShapes, isDate } from '../answers.ts';
import type { CalculationId, ComponentId } from '../document.ts';
import { dayShapes } from '../fields/day-rules.ts';
import type { ColumnSource, FlowCalculation, FlowForm, ValueSource } from '../flow.ts';
import { plainNumber } from '../plain-number.ts';
import { formatValue } from '../texts/format-value.ts';
import { readTypedNumber } from '../typed-number.ts';
import { type AnswerValue, addCalculator, isList, ownValue, readValue, type VisitValues } from '../values.ts';
import { evaluateForm } from '../visits/visible-parts.ts';
import { add, divide, type Fraction, multiply, readFraction, subtract, writeFraction, zero } from './fraction.ts';
import { today, yearsBetween } from './today.ts';

export { setVisitorUtcOffset } from '../fields/day-rules.ts';

addCalculator(calculate, formatValue);
addShapes(dayShapes);

interface Results {
  /** Results so far. Null also marks a value that is being calculated, so that a cycle yields no result. */
  byId: Map<CalculationId, string | null>;
  /** Cache of parsed numbers, by text. */
  numbers: Map<string, Fraction | null>;
}

function noResults(): Results {
  return { byId: new Map(), numbers: new Map() };
}

/**
 * Calculates a value exactly, then rounds it as configured. The result is null if an operand has no value (unless that
 * counts as 0), after a division by zero, or beyond 15 digits before the decimal point.
 */
export function calculate(values: VisitValues, id: CalculationId): string | null {
  return resultOf(id, values, recall(values));
}

/** All calculated values that have a result, in order. */
export function calculateAll(values: VisitValues): { id: CalculationId; name: string; value: string }[] {
  const results = recall(values);
  return (values.calculations ?? []).flatMap(({ id, name, type }) => {
    if (type === 'LIST') return [];
    const value = resultOf(id, values, results);
    return value === null ? [] : [{ id, name, value }];
  });
}

interface Memory {
  results: Results;
  /** Length of `changed` at the last update of the results. */
  seen: number;
}

const memories = new WeakMap<VisitValues, Memory>();

/** Results that are still valid. Empty if `values` does not track changes. */
function recall(values: VisitValues): Results {
  const { calculations, changed } = values;
  if (!calculations || !changed) return noResults();
  const memory = memories.get(values) ?? { results: noResults(), seen: changed.length };
  memories.set(values, memory);
  for (; memory.seen < changed.length && memory.results.byId.size > 0; memory.seen++)
    for (const id of readersOf(calculations).get(changed[memory.seen]!) ?? []) memory.results.byId.delete(id);
  memory.seen = changed.length;
  return memory.results;
}

type Readers = ReadonlyMap<ComponentId, ReadonlySet<CalculationId>>;
const knownReaders = new WeakMap<readonly FlowCalculation[], Readers>();

/** Maps each component to the calculated values that depend on it, directly or indirectly. */
function readersOf(calculations: readonly FlowCalculation[]): Readers {
  const known = knownReaders.get(calculations);
  if (known) return known;
  const readers = new Map<ComponentId, Set<CalculationId>>();
  for (const { id } of calculations)
    for (const componentId of componentsReadBy(calculations, id))
      readers.set(componentId, (readers.get(componentId) ?? new Set()).add(id));
  knownReaders.set(calculations, readers);
  return readers;
}

/** The components that a calculated value depends on, directly or indirectly. */
function componentsReadBy(calculations: readonly FlowCalculation[], calculationId: CalculationId): Set<ComponentId> {
  const [ids, answers] = [new Set([calculationId]), new Set<ComponentId>()];
  // Iterating a set also visits ids that are added during the loop.
  for (const id of ids)
    for (const source of (calculations.find((other) => other.id === id)?.operands ?? []).flatMap(sourcesOf)) {
      if (source.kind === 'calculated') ids.add(source.calculationId);
      if (source.kind === 'answer' || source.kind === 'column') answers.add(source.componentId);
    }
  return answers;
}

/** The sources of an operand, with those of conditions that may hide its field. */
function sourcesOf(operand: string | ValueSource): ValueSource[] {
  if (typeof operand === 'string') return [];
  const parts = operand.kind === 'column' && operand.form ? partsDeciding(operand.form, operand.fieldId) : [];
  return [operand, ...parts.flatMap(({ visibleIf }) => visibleIf?.tests.map(({ source }) => source) ?? [])];
}

function resultOf(id: CalculationId, values: VisitValues, results: Results): string | null {
  const known = results.byId.get(id);
  if (known !== undefined) return known;
  const calculation = values.calculations?.find((other) => other.id === id);
  if (!calculation) return null;
  results.byId.set(id, null);
  const [first] = calculation.operands;
  if (calculation.type === 'LIST') {
    const listed = typeof first === 'object' && first.kind === 'column' ? listOf(first, values, results) : null;
    results.byId.set(id, listed);
    return listed;
  }
  const texts = calculation.operands.map((operand) => {
    const isSum = typeof operand === 'object' && operand.kind === 'column';
    return isSum ? sumOf(operand, calculation, { values, results }) : textOf(operand, values, results);
  });
  const result = calculation.type === 'AGE' ? ageOn(texts[0] ?? null) : combine(calculation, texts, results);
  results.byId.set(id, result);
  return result;
}

function textOf(operand: string | ValueSource, values: VisitValues, results: Results): string | null {
  if (typeof operand === 'string') return operand;
  if (operand.kind === 'calculated') return resultOf(operand.calculationId, values, results);
  const value = readValue(values, operand);
  // A non-empty list is not a number, but it does not count as empty either.
  return typeof value === 'string' ? value : value?.length ? '' : null;
}

/** The answers to a field in all entries; null where one has none or does not show the field. */
function answersIn(column: ColumnSource, values: VisitValues, results: Results): AnswerValue[] {
  const { componentId, fieldId, form } = column;
  const answer = ownValue(values.answers, componentId);
  const entries = (answer && typeof answer !== 'string' && !isList(answer) && answer.entries) || [];
  if (!form) return entries.map((entry) => ownValue<AnswerValue>(entry, fieldId) ?? null);
  const components = partsDeciding(form, fieldId);
  const ids = new Set(sourcesOf(column).map((source) => source.kind === 'calculated' && source.calculationId));
  // Results are the same for all entries. One that is being calculated has none.
  const calculations = values.calculations?.flatMap((calculation): FlowCalculation[] => {
    const result = ids.has(calculation.id) ? resultOf(calculation.id, values, results) : null;
    return result === null ? [] : [{ ...calculation, type: 'SUM', operands: [result] }];
  });
  return entries.map((entry) => {
    const { answers } = evaluateForm({ components }, entry, { ...values, calculations }).values;
    return ownValue(answers, fieldId) ?? null;
  });
}

/** The field and those that its condition reads, directly or indirectly. */
function partsDeciding({ components }: FlowForm, fieldId: ComponentId): FlowForm['components'] {
  const ids = new Set([fieldId]);
  // Conditions read earlier fields only.
  return components
    .toReversed()
    .filter(({ id, visibleIf }) => {
      if (!ids.has(id)) return false;
      for (const { source } of visibleIf?.tests ?? []) if (source.kind === 'answer') ids.add(source.componentId);
      return true;
    })
    .reverse();
}

/** Null without an answer. */
function listOf(column: ColumnSource, values: VisitValues, results: Results): string | null {
  const answers = answersIn(column, values, results).flatMap((answer) => {
    if (typeof answer === 'string') return answer.trim();
    return answer && isList(answer) ? answer : [];
  });
  return answers.filter(Boolean).join(', ') || null;
}

/** Null without entries; no number where an entry has none, unless that counts as 0. */
function sumOf(
  column: ColumnSource,
  { isEmptyZero }: FlowCalculation,
  { values, results }: { values: VisitValues; results: Results },
): string | null {
  const numbers = answersIn(column, values, results).map((text) => {
    if (text === null && isEmptyZero) return zero;
    const number = typeof text === 'string' ? readTypedNumber(text) : null;
    return number === null ? null : readFraction(plainNumber(number));
  });
  if (numbers.length === 0) return null;
  return numbers.every(isNumber) ? (writeFraction(numbers.reduce(add), 20) ?? '') : '';
}

function ageOn(day: string | null): string | null {
  const years = day !== null && isDate(day) ? yearsBetween(day, today()) : -1;
  return years < 0 ? null : String(years);
}

function combine(
  { type, decimals, isEmptyZero }: FlowCalculation,
  texts: (string | null)[],
  results: Results,
): string | null {
  const numbers = texts.map((text) => (text === null ? (isEmptyZero ? zero : null) : numberIn(text, results)));
  const result = numbers.every(isNumber) ? combineNumbers(type, numbers) : null;
  return result && writeFraction(result, decimals);
}

function numberIn(text: string, { numbers }: Results): Fraction | null {
  const known = numbers.get(text);
  if (known !== undefined) return known;
  const number = readFraction(text);
  numbers.set(text, number);
  return number;
}

const hundred = { n: 100n, d: 1n };

/** Null after a division by zero, and without operands. */
function combineNumbers(type: FlowCalculation['type'], numbers: readonly Fraction[]): Fraction | null {
  const [first, ...others] = numbers;
  if (!first) return null;
  if (type === 'SUM') return others.reduce(add, first);
  if (type === 'DIFFERENCE') return others.reduce(subtract, first);
  if (type === 'PRODUCT') return others.reduce(multiply, first);
  const quotient = others.reduce<Fraction | null>((left, right) => left && divide(left, right), first);
  return quotient && type === 'PERCENTAGE' ? multiply(quotient, hundred) : quotient;
}

function isNumber(number: Fraction | null): number is Fraction {
  return number !== null;
}
