import type { CalculationId, ComponentId, ModuleId } from './document.ts';
import type { FlowCalculation, ReadPart, RedirectTarget, Text, ValueSource } from './flow.ts';

/**
 * An answer as typed: an object for a range, a list for a checkbox group, null if unanswered. Dates are `YYYY-MM-DD`,
 * and a ticked checkbox is `true`.
 */
export type AnswerValue = SimpleAnswer | Entries;

type SimpleAnswer = string | DateRange | readonly string[] | null;

interface DateRange {
  startDate: string;
  endDate: string;
  entries?: never;
}

/** Answer of a repeating group. */
export interface Entries {
  entries: readonly Entry[];
  startDate?: never;
  endDate?: never;
}

/** Answers by field. */
export type Entry = Readonly<Record<ComponentId, SimpleAnswer>>;

export function isList(value: AnswerValue): value is readonly string[] {
  return Array.isArray(value);
}

export type Answers = Readonly<Record<ComponentId, AnswerValue>>;

/** Everything that tests and variables of a visit can use. */
export interface VisitValues {
  answers: Answers;
  /** Ids of connected providers and stored document types, by widget module. */
  linked: Readonly<Record<ModuleId, readonly string[]>>;
  query: Readonly<Record<string, string>>;
  calculations?: readonly FlowCalculation[] | undefined;
  /**
   * Components in the order in which their answers changed; results of calculated values are cached between changes.
   */
  changed?: readonly ComponentId[];
}

/** Calculates a value; null if it has no result. */
export type Calculator = (values: VisitValues, id: CalculationId) => string | null;
let calculator: Calculator = () => null;

let formatter: (text: string, format: string, isAddress?: boolean) => string = (text) => text;

/** Registers `calculate.ts`, which the page loads only for sites with calculated values or formats. */
export function addCalculator(added: Calculator, format: typeof formatter): void {
  calculator = added;
  formatter = format;
}

/**
 * The value of a source; null if unanswered. A repeating group reads as its number of entries; ranges cannot be read.
 */
export function readValue(values: VisitValues, source: ValueSource): string | readonly string[] | null {
  if (source.kind === 'linked') return ownValue(values.linked, source.moduleId) ?? [];
  if (source.kind === 'query') return ownValue(values.query, source.key) || null;
  if (source.kind === 'calculated') return calculator(values, source.calculationId);
  if (source.kind === 'none') return null;
  const answer = ownValue(values.answers, source.componentId) ?? source.ifEmpty;
  if (!answer || typeof answer === 'string' || isList(answer)) return answer || null;
  return answer.entries ? `${answer.entries.length}` : null;
}

/** A text with its variables filled in; empty ones show their fallback. */
export function readText(text: Text, values: VisitValues): string {
  return text.map((part) => (typeof part === 'string' ? part : readPart(part, values))).join('');
}

/** A redirect URL with percent-encoded variables. */
export function readAddress(target: RedirectTarget, values: VisitValues): string {
  const encode = (part: ReadPart) => encodeURIComponent(readPart(part, values, true).replace(loneSurrogate, '\ufffd'));
  return target.map((part) => (typeof part === 'string' ? part : encode(part))).join('');
}

const loneSurrogate = /\p{Surrogate}/gu;

function readPart({ source, as, fallback }: ReadPart, values: VisitValues, isAddress?: boolean): string {
  const value = readValue(values, source) ?? '';
  const text = typeof value === 'string' ? value : value.join(', ');
  return (as ? formatter(text, as, isAddress) : text) || fallback || '';
}

export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
