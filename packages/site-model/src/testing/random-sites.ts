import type { InputComponent, NextItem, Screen, SiteDocument, Test } from '../document.ts';
import { operators } from '../document.ts';
import { documentOf, inputNamed, redirectTo, routeTo, screenWithForm, screenWithWidget } from './documents.ts';
import { rule } from './flows.ts';

/** A number from 0 to below 1, the same ones for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface SiteSize {
  screens: number;
  items: number;
}

/** Values that tests and answers of random sites are made of, so that they meet. */
export const meetingValues = [
  ...['0', '1', '5', '9.5', '10', '-3', '1000', '007', '+1'],
  ...['2024-01-31', '2024-02-29', '2024-02-31', '2023-12-31'],
  ...['YES', 'NO', 'MAYBE', 'a', 'ab', 'b a', 'name@example.com', 'ABC'],
];
export const sourceIds = ['gcash', 'sss', 'grab', 'upwork'];

/** A site without circles, whose screens lead to later ones by tests of whatever there is to read. */
export function randomSite(random: () => number, { screens, items }: SiteSize): SiteDocument {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const kinds = Array.from({ length: screens }, () => (random() < 0.15 ? 'widget' : 'form'));
  const inputs = kinds.map((kind, index) =>
    kind === 'form' ? Array.from({ length: 1 + Math.floor(random() * 2) }, (_, n) => randomInput(index, n)) : [],
  );
  return documentOf(kinds.map(screenAt), {
    urlParams: [
      { key: 'campaign', value: 'web' },
      { key: 'step', value: '1' },
    ],
  });

  function screenAt(kind: string, index: number): Screen {
    const nextConfig = Array.from({ length: items }, (_, item) => randomItem(index, item));
    const id = `Screen_${index}`;
    return kind === 'widget'
      ? screenWithWidget(id, nextConfig, random() < 0.5)
      : screenWithForm(id, inputs[index]!, nextConfig);
  }

  function randomItem(index: number, item: number): NextItem {
    const isLast = item === items - 1;
    const count = isLast && random() < 0.7 ? 0 : 1 + Math.floor(random() * 3);
    const tests = Array.from({ length: count }, () => randomTest(index));
    const target = index + 1 + Math.floor(random() * Math.min(4, screens - index - 1));
    return target >= screens ? redirectTo('https://example.com', ...tests) : routeTo(`Screen_${target}`, ...tests);
  }

  function randomTest(index: number): Test {
    const type = pick(operators);
    const from = Math.max(0, index - 3);
    const readable = kinds.slice(from, index + 1);
    const screen = random() < 0.1 ? Math.floor(random() * screens) : from + Math.floor(random() * readable.length);
    if (random() < 0.1)
      return { field: { kind: 'query', key: pick(['campaign', 'step', 'other']) }, type, value: pick(meetingValues) };
    const input = pick(inputs[screen]!);
    if (!input)
      return {
        field: { kind: 'linked', moduleId: `WinkWidgetModule_${screen}` },
        type: random() < 0.8 ? pick(['INCLUDES', 'NOT_INCLUDES']) : type,
        value: pick(sourceIds),
      };
    const value = input.props.options.length > 0 ? pick(input.props.options).value : pick(meetingValues);
    return { field: { kind: 'component', componentId: input.id }, type, value };
  }

  function randomInput(screen: number, number: number): InputComponent {
    const type = pick(['Input', 'Input', 'Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'] as const);
    const format = pick([null, null, 'STRING', 'NUMBER', 'INTEGER', 'NUMBER', 'PHONE', 'EMAIL', 'REGEX'] as const);
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(meetingValues));
    const isDisabled = random() < 0.05;
    return {
      ...inputNamed(
        `f${screen}x${number}`,
        {
          required: random() < 0.6,
          disabled: isDisabled,
          defaultValue: isDisabled || random() < 0.2 ? pick(values) : '',
          options: type === 'Select' || type === 'RadioGroup' ? values.map((value) => ({ label: value, value })) : [],
          rule: format && rule({ format, min: pick([null, 0, 5]), max: pick([null, 10, 1000]), regex: '^[A-Z]+$' }),
        },
        `Input_${screen}_${number}`,
      ),
      type,
    };
  }
}
