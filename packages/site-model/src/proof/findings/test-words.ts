import { optionsOf } from '../../compile-input.ts';
import { isEmptiness, isoDate, linesOf } from '../../conditions.ts';
import type { Operator, SiteDocument } from '../../document.ts';
import type { FlowTest, ValueSource } from '../../flow.ts';
import { inputsIn } from '../../parts.ts';
import { parsePlainNumber } from '../../plain-number.ts';
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
  EMPTY: 'empty',
  NOT_EMPTY: 'answered',
  ONE_OF: '',
  NOT_ONE_OF: 'neither',
};
const dateWords: Partial<Record<Operator, string>> = {
  GT: 'after',
  GTE: 'on or after',
  LT: 'before',
  LTE: 'on or before',
};

/** `Monthly income above 50,000 and below 10,000`: tests in words, naming each source once. */
export function describeTests(tests: readonly FlowTest[], document: SiteDocument, isAny = false): string {
  const joiner = isAny ? ' or ' : ' and ';
  const bySource = new Map<string, FlowTest[]>();
  for (const test of tests) {
    const key = JSON.stringify(test.source);
    bySource.set(key, [...(bySource.get(key) ?? []), test]);
  }
  const inputs = new Map(inputsIn(document).map((input) => [input.id, input]));
  const labels = new Map([
    ...[...inputs].map(([id, { props }]) => [id, props.label.trim()] as const),
    ...document.calculations.map(({ id, name }) => [id, name.trim()] as const),
  ]);
  const wordsOf = ({ source, type, value }: FlowTest) => {
    if (isEmptiness(type)) return words[type];
    if (type !== 'ONE_OF' && type !== 'NOT_ONE_OF') return describeBound({ type, value: labelOf(source, value) });
    const values = linesOf(value).map((line) => valueInWords(labelOf(source, line)));
    return `${words[type]} ${values.join(type === 'ONE_OF' ? ' or ' : ' nor ')}`.trim();
  };
  return [...bySource.values()]
    .map((same) => `${nameOf(same[0]!.source, labels)} ${same.map(wordsOf).join(joiner)}`)
    .join(joiner);

  function labelOf(source: ValueSource, value: string): string {
    const input = source.kind === 'answer' ? inputs.get(source.componentId) : undefined;
    const options = input ? optionsOf(input) : [];
    return options.find((option) => option.value === value)?.label.trim() || value;
  }
}

/** `above 50,000`, `after 2024-01-31` or `Yes`. */
export function describeBound({ type, value }: Pick<FlowTest, 'type' | 'value'>): string {
  const word = (isoDate.test(value) && dateWords[type]) || words[type];
  return `${word} ${valueInWords(value)}`.trim();
}

/** Numbers with thousands separators. */
export function valueInWords(value: string): string {
  const number = parsePlainNumber(value);
  return number === null ? value : number.toLocaleString('en-US', { maximumFractionDigits: 20 });
}
