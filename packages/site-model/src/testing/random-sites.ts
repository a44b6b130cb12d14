import { optionsOf } from '../compile-input.ts';
import type {
  Calculation,
  Condition,
  InputComponent,
  InputType,
  NextItem,
  Operand,
  Screen,
  SiteDocument,
  Test,
} from '../document.ts';
import { calculationTypes, conditionTypes, inputTypes, operators, outcomes } from '../document.ts';
import { fieldTypes } from '../fields/field-types.ts';
import {
  documentOf,
  inputNamed,
  redirectTo,
  routeTo,
  screenWithEnding,
  screenWithForm,
  screenWithWidget,
} from './documents.ts';
import { rule } from './flows.ts';

/** Seeded random numbers from 0 (inclusive) to 1 (exclusive). */
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
  /** Number of calculated values, which tests then use too. */
  calculations?: number;
}

/** Values shared by tests and answers of random sites, so that tests can match. */
export const meetingValues = [
  ...['0', '1', '5', '9.5', '10', '-3', '1000', '007', '+1'],
  ...['2024-01-31', '2024-02-29', '2024-02-31', '2023-12-31'],
  ...['YES', 'NO', 'MAYBE', 'a', 'ab', 'b a', 'name@example.com', 'ABC'],
];
export const sourceIds = ['gcash', 'sss', 'grab', 'upwork'];

function randomKind(number: number, isLater: boolean): 'widget' | 'ending' | 'form' {
  if (number < 0.15) return 'widget';
  return number < 0.25 && isLater ? 'ending' : 'form';
}

/** A site without cycles: screens lead to later ones by tests of any available source. */
export function randomSite(random: () => number, { screens, items, calculations = 0 }: SiteSize): SiteDocument {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const kinds = Array.from({ length: screens }, (_, index) => randomKind(random(), index > 0));
  const inputs = kinds.map((kind, index) =>
    kind === 'form' ? Array.from({ length: 1 + Math.floor(random() * 2) }, (_, n) => randomInput(index, n)) : [],
  );
  return documentOf(kinds.map(screenAt), {
    languages: [],
    calculations: Array.from({ length: calculations }, (_, index) => randomCalculation(index)),
    urlParams: [
      { key: 'campaign', value: 'web' },
      { key: 'step', value: '1' },
    ],
  });

  function randomCalculation(index: number): Calculation {
    const type = pick(calculationTypes);
    const count = type === 'AGE' ? 1 : 2;
    return {
      id: `Calculation_${index}`,
      name: `Value ${index}`,
      type,
      operands: Array.from({ length: count }, () => randomOperand(index)),
      decimals: Math.floor(random() * 4),
      isEmptyZero: random() < 0.4,
    };
  }

  function randomOperand(index: number): Operand {
    if (random() < 0.15) return { field: null, value: pick(['0', '1', '100', '-2.5']) };
    if (random() < 0.1) return { field: { kind: 'query', key: 'step' }, value: '' };
    if (index > 0 && random() < 0.3)
      return { field: { kind: 'calculated', calculationId: `Calculation_${index - 1}` }, value: '' };
    const all = inputs.flat();
    const numbers = all.filter(({ props }) => props.rule?.format === 'NUMBER' || props.rule?.format === 'INTEGER');
    const componentId = pick(random() < 0.8 && numbers.length > 0 ? numbers : all)?.id;
    return componentId ? { field: { kind: 'component', componentId }, value: '' } : { field: null, value: '7' };
  }

  function screenAt(kind: string, index: number): Screen {
    const nextConfig = Array.from({ length: items }, (_, item) => randomItem(index, item));
    const id = `Screen_${index}`;
    if (kind === 'ending') return screenWithEnding(id, { outcome: pick(outcomes) });
    return kind === 'widget'
      ? screenWithWidget(id, nextConfig, random() < 0.5)
      : screenWithForm(
          id,
          inputs[index]!.map((input) => withConditions(input, index)),
          nextConfig,
        );
  }

  function withConditions(input: InputComponent, index: number): InputComponent {
    const [visibleIf, requiredIf] = [0.3, 0.3].map((share) => (random() < share ? randomCondition(index) : null));
    return { ...input, props: { ...input.props, visibleIf: visibleIf!, requiredIf: requiredIf! } };
  }

  function randomCondition(index: number): Condition {
    const items = Array.from({ length: 1 + Math.floor(random() * 2) }, () => randomTest(index));
    return { type: pick(conditionTypes), items };
  }

  function randomItem(index: number, item: number): NextItem {
    const isLast = item === items - 1;
    const count = isLast && random() < 0.7 ? 0 : 1 + Math.floor(random() * 3);
    const tests = Array.from({ length: count }, () => randomTest(index));
    const target = index + 1 + Math.floor(random() * Math.min(4, screens - index - 1));
    const next =
      target >= screens ? redirectTo('https://example.com', ...tests) : routeTo(`Screen_${target}`, ...tests);
    return { ...next, condition: { ...next.condition, type: pick(conditionTypes) } };
  }

  function randomTest(index: number): Test {
    const test = randomComparison(index);
    const isList = test.type === 'ONE_OF' || test.type === 'NOT_ONE_OF';
    return isList
      ? { ...test, value: [test.value, ...(random() < 0.5 ? [pick(meetingValues)] : [])].join('\n') }
      : test;
  }

  function randomComparison(index: number): Test {
    const type = pick(operators);
    const from = Math.max(0, index - 3);
    const readable = kinds.slice(from, index + 1);
    const screen = random() < 0.1 ? Math.floor(random() * screens) : from + Math.floor(random() * readable.length);
    if (calculations > 0 && random() < 0.4) {
      const calculationId = `Calculation_${Math.floor(random() * calculations)}`;
      return { field: { kind: 'calculated', calculationId }, type, value: pick(meetingValues) };
    }
    if (random() < 0.1)
      return { field: { kind: 'query', key: pick(['campaign', 'step', 'other']) }, type, value: pick(meetingValues) };
    const input = pick(inputs[screen]!);
    if (!input)
      return {
        field: { kind: 'linked', moduleId: `WinkWidgetModule_${screen}` },
        type: random() < 0.8 ? pick(['INCLUDES', 'NOT_INCLUDES']) : type,
        value: pick(sourceIds),
      };
    const offered = optionsOf(input);
    const value = offered.length > 0 ? pick(offered).value : pick(meetingValues);
    return { field: { kind: 'component', componentId: input.id }, type, value };
  }

  function randomGroup(screen: number, number: number) {
    const minEntries = Math.floor(random() * 3);
    const id = `Input_${screen}_${number}_0`;
    const fields = [inputNamed('entry', { required: random() < 0.5 }, id)];
    return { minEntries, maxEntries: Math.max(1, minEntries) + Math.floor(random() * 4), addText: '', fields };
  }

  function randomInput(screen: number, number: number): InputComponent {
    const type = pick<InputType>(['Input', 'Input', 'Input', ...inputTypes]);
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
          options: fieldTypes[type].hasOptions ? values.map((value) => ({ label: value, value })) : [],
          optionLines: type === 'SearchSelect' ? values.join('\n') : '',
          maxFiles: type === 'FileUpload' ? 1 + Math.floor(random() * 3) : 0,
          ...(type === 'RepeatingGroup' && randomGroup(screen, number)),
          otherLabel: fieldTypes[type].canHaveOther && random() < 0.3 ? 'Other…' : '',
          rule:
            format && fieldTypes[type].formats.includes(format)
              ? rule({ format, min: pick([null, 0, 5]), max: pick([null, 10, 1000]), regex: '^[A-Z]+$' })
              : null,
        },
        `Input_${screen}_${number}`,
      ),
      type,
    };
  }
}
