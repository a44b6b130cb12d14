import type { ComponentId, ModuleId } from './document.ts';
import type { RedirectTarget, Text, ValueSource } from './flow.ts';

/** An answer as it is typed; a range in one object; null when unanswered. Dates are `YYYY-MM-DD`. */
export type AnswerValue = string | { startDate: string; endDate: string } | null;

export type Answers = Readonly<Record<ComponentId, AnswerValue>>;

/** Everything that tests and variables of a visit may read. */
export interface VisitValues {
  answers: Answers;
  /** Ids of connected providers and kept document types, by the widget's module. */
  linked: Readonly<Record<ModuleId, readonly string[]>>;
  query: Readonly<Record<string, string>>;
}

/** Value that a test or a variable reads; null when there is no answer. Ranges cannot be read. */
export function readValue(values: VisitValues, source: ValueSource): string | readonly string[] | null {
  if (source.kind === 'linked') return ownValue(values.linked, source.moduleId) ?? [];
  if (source.kind === 'query') return ownValue(values.query, source.key) || null;
  if (source.kind === 'none') return null;
  const answer = ownValue(values.answers, source.componentId);
  return typeof answer === 'string' && answer !== '' ? answer : null;
}

/** A text with what its variables read; nothing where they read nothing. */
export function readText(text: Text, values: VisitValues): string {
  return text.map((part) => (typeof part === 'string' ? part : readPart(part.source, values))).join('');
}

/** The address of a redirect with percent-encoded variables. */
export function readAddress(target: RedirectTarget, values: VisitValues): string {
  const encode = (source: ValueSource) => encodeURIComponent(readPart(source, values).replace(loneSurrogate, '\ufffd'));
  return target.map((part) => (typeof part === 'string' ? part : encode(part.source))).join('');
}

const loneSurrogate = /\p{Surrogate}/gu;

function readPart(source: ValueSource, values: VisitValues): string {
  const value = readValue(values, source) ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
