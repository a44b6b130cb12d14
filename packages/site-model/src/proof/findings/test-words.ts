import { isoDate } from '../../conditions.ts';
import type { Operator, SiteDocument } from '../../document.ts';
import type { FlowTest, ValueSource } from '../../flow.ts';
import { inputsIn } from '../../parts.ts';
import { numberOf } from '../../plain-number.ts';
import { nameOf } from './describe-answers.ts';

const words: Record<Operator, string> = {
  EQ: '',
  NE: 'not',
  GT: 'above',
  GTE: 'at least',
  LT: 'below',
  LTE: 'at most',
  INCLUDES: 'with',
  NOT_INCLUDES: 'without',
};
const dateWords: Partial<Record<Operator, string>> = {
  GT: 'after',
  GTE: 'on or after',
  LT: 'before',
  LTE: 'on or before',
};

/** `Monthly income above 50,000 and below 10,000`: what tests ask for, each source named once. */
export function describeTests(tests: readonly FlowTest[], document: SiteDocument): string {
  const bySource = new Map<string, FlowTest[]>();
  for (const test of tests) {
    const key = JSON.stringify(test.source);
    bySource.set(key, [...(bySource.get(key) ?? []), test]);
  }
  const inputs = new Map(inputsIn(document).map((input) => [input.id, input.props]));
  const labels = new Map([...inputs].map(([id, { label }]) => [id, label.trim()]));
  const wordsOf = ({ source, type, value }: FlowTest) => describeBound({ type, value: labelOf(source, value) });
  return [...bySource.values()]
    .map((same) => `${nameOf(same[0]!.source, labels)} ${same.map(wordsOf).join(' and ')}`)
    .join(' and ');

  function labelOf(source: ValueSource, value: string): string {
    const options = source.kind === 'answer' ? (inputs.get(source.componentId)?.options ?? []) : [];
    return options.find((option) => option.value === value)?.label.trim() || value;
  }
}

/** `above 50,000`, `after 2024-01-31` or `Yes`. */
export function describeBound({ type, value }: Pick<FlowTest, 'type' | 'value'>): string {
  const word = (isoDate.test(value) && dateWords[type]) || words[type];
  return `${word} ${valueInWords(value)}`.trim();
}

/** Numbers with separators of thousands, as people write them. */
export function valueInWords(value: string): string {
  const number = numberOf(value);
  return number === null ? value : number.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
