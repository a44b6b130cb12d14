import '../operations/follow-renamed.ts';
import '../operations/part-operations.ts';
import fc from 'fast-check';
import {
  type Calculation,
  type Component,
  type Condition,
  calculationTypes,
  conditionTypes,
  inputTypes,
  isInput,
  type NextItem,
  operators,
  type Rule,
  type Screen,
  type SiteDocument,
  type Test,
  type TestField,
} from '../document.ts';
import type { IdMaker, PaletteItem } from '../new-component.ts';
import { newDocument, newScreen } from '../new-document.ts';
import { apply } from '../operations/apply.ts';
import { addFromPalette, duplicateComponent, retypeComponent } from '../operations/component-operations.ts';
import type { Operation } from '../operations/operation.ts';
import { componentsOf, screensOf } from '../parts.ts';
import { calculatedName, variableName } from '../variable-names.ts';
import { setColumnBy, setGroupBy, setOptionsBy } from './random-fields.ts';
import { setLanguagesBy, setTranslationBy } from './random-translations.ts';

/** Random numbers that select an operation for any document. */
export type Choice = readonly [kind: number, first: number, second: number, third: number];

const words = [
  '',
  'Pay',
  'Monthly pay',
  'Name',
  'Pay (2)',
  ' Pay ',
  'a.b',
  '{{x}}',
  'Ünïcode 🙂',
  'Query',
  'x'.repeat(40),
];
const palette: PaletteItem[] = [...inputTypes, 'Title', 'Markdown', 'Image', 'Name', 'Address'];
const screenTypes = ['FormModule', 'WinkWidgetModule', 'LandingPageModule', 'EndingModule'] as const;

export const choices = (max: number) =>
  fc.array(fc.tuple(fc.nat(kinds.length - 1), fc.nat(1000), fc.nat(1000), fc.nat(1000)), {
    maxLength: max,
    size: 'max',
  });

/** Builds a document by applying operations. */
export function documentBy(list: readonly Choice[], newId: IdMaker): SiteDocument {
  return list.reduce(
    (doc, choice) => {
      const result = apply(doc, operationBy(choice, doc, newId));
      return 'doc' in result ? result.doc : doc;
    },
    newDocument('Loans', newId),
  );
}

/** The operation that a choice selects for this document; many are refused. */
export function operationBy([kind, ...numbers]: Choice, doc: SiteDocument, newId: IdMaker): Operation {
  return kinds[kind]!({ doc, newId, numbers, screen: pick(screensOf(doc), numbers[0]), word: pick(words, numbers[1]) });
}

interface Situation {
  doc: SiteDocument;
  newId: IdMaker;
  numbers: readonly [number, number, number];
  screen: Screen;
  word: string;
}

const rule: Rule = {
  format: 'NUMBER',
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  regex: null,
  message: 'No',
};

const nothing: Operation = { type: 'batch', operations: [] };

const kinds: ((situation: Situation) => Operation)[] = [
  ({ doc, newId, numbers, word }) => ({
    type: 'addScreen',
    screen: newScreen(pick(screenTypes, numbers[0]), word, newId),
    at: numbers[2] % (doc.screenIds.length + 1),
  }),
  ({ screen }) => ({ type: 'removeScreen', screenId: screen.id }),
  ({ doc, screen, numbers }) => ({ type: 'moveScreen', screenId: screen.id, to: numbers[2] % doc.screenIds.length }),
  ({ screen, word }) => ({ type: 'setScreen', screenId: screen.id, key: 'screenName', value: word }),
  ({ screen, word }) => ({ type: 'setScreen', screenId: screen.id, key: 'nextButtonName', value: word }),
  ({ screen, doc, numbers }) => ({
    type: 'setModule',
    screenId: screen.id,
    key: 'introductionText',
    value: textBy(doc, numbers),
  }),
  ({ screen, word }) => ({ type: 'setModule', screenId: screen.id, key: 'winkTemplateId', value: word || null }),
  ({ screen, doc, numbers }) => ({
    type: 'setModule',
    screenId: screen.id,
    key: 'bodyText',
    value: textBy(doc, numbers),
  }),
  ({ screen, numbers }) => ({
    type: 'setModule',
    screenId: screen.id,
    ...pick(
      [
        { key: 'outcome', value: 'DECLINED' },
        { key: 'redirectUrl', value: 'https://example.com/{{Query.a}}' },
        { key: 'redirectSeconds', value: numbers[2] % 200 },
        { key: 'imageUrl', value: 'https://link.example/cdn/images/a.png' },
      ] as const,
      numbers[1],
    ),
  }),
  addSomething,
  addSomething,
  addSomething,
  (situation) =>
    withComponent(situation, (component, { doc, screen, newId }) =>
      duplicateComponent(doc, screen.id, component.id, newId),
    ),
  (situation) =>
    withComponent(situation, (component, { doc, screen, newId, numbers }) =>
      retypeComponent(
        doc,
        screen.id,
        component.id,
        pick(['Input', 'Select', 'DatePicker', 'Title'] as const, numbers[2]),
        newId,
      ),
    ),
  (situation) =>
    withComponent(situation, ({ id }, { screen }) => ({
      type: 'removeComponent',
      screenId: screen.id,
      componentId: id,
    })),
  (situation) =>
    withComponent(situation, ({ id }, { doc, screen, numbers }) => ({
      type: 'moveComponent',
      screenId: screen.id,
      componentId: id,
      toScreenId: pick(doc.screenIds, numbers[2]),
      to: numbers[2] % 5,
    })),
  setLabelOrText,
  setLabelOrText,
  ({ doc, newId, numbers }) => setOptionsBy(doc, newId, numbers),
  ({ doc, newId, numbers }) => setOptionsBy(doc, newId, numbers),
  ({ doc, newId, numbers }) => setGroupBy(doc, newId, numbers),
  ({ doc, newId, numbers }) => setColumnBy(doc, newId, numbers),
  (situation) =>
    withComponent(situation, ({ id }, { screen, numbers }) => ({
      type: 'setComponent',
      screenId: screen.id,
      componentId: id,
      key: 'rule',
      value: numbers[2] % 3 === 0 ? null : { ...rule, min: numbers[2] },
    })),
  ({ doc, newId, screen, numbers }) => ({
    type: 'setNextConfig',
    screenId: screen.id,
    items: itemsBy(doc, newId, numbers),
  }),
  ({ doc, newId, screen, numbers }) => ({
    type: 'setNextConfig',
    screenId: screen.id,
    items: itemsBy(doc, newId, numbers),
  }),
  ({ word }) => ({ type: 'setSite', key: 'name', value: word }),
  ({ numbers }) => ({
    type: 'setUrlParams',
    urlParams: [
      { key: pick(['campaign', 'source', 'a', ''], numbers[0]), value: 'web' },
      { key: pick(['b', 'a', 'c'], numbers[1]), value: '' },
    ],
  }),
  (situation) => ({ type: 'batch', operations: [addSomething(situation), setLabelOrText(situation)] }),
  setCalculations,
  setCalculations,
  ({ numbers }) => setLanguagesBy(numbers),
  ({ doc, numbers, word }) => setTranslationBy(doc, numbers, word),
  ({ doc, numbers, word }) => setTranslationBy(doc, numbers, word),
];

/** Adds, changes or removes a calculated value. */
function setCalculations({ doc, newId, numbers, word }: Situation): Operation {
  const [first, second, third] = numbers;
  const { calculations } = doc;
  const at = first % (calculations.length + 1);
  const former = calculations[at];
  if (former && third % 4 === 0) return { type: 'setCalculations', calculations: calculations.toSpliced(at, 1) };
  const read = pick([...fieldsOf(doc).filter(({ kind }) => kind !== 'linked'), null], second);
  const calculation: Calculation = {
    id: former?.id ?? newId('Calculation'),
    name: pick([former?.name ?? 'Total', word, 'Share'], third),
    type: pick(calculationTypes, second),
    operands: [{ field: read, value: read ? '' : String(third) }, ...(former?.operands.slice(0, 2) ?? [])],
    decimals: third % 5,
    isEmptyZero: second % 2 === 0,
  };
  return { type: 'setCalculations', calculations: calculations.toSpliced(at, 1, calculation) };
}

function addSomething({ doc, screen, newId, numbers }: Situation): Operation {
  const at = numbers[2] % (componentsOf(screen).length + 1);
  return addFromPalette(doc, { screenId: screen.id, at }, pick(palette, numbers[1]), newId) ?? nothing;
}

function setLabelOrText(situation: Situation): Operation {
  return withComponent(situation, (component, { doc, screen, word, numbers }) => {
    const place = { type: 'setComponent', screenId: screen.id, componentId: component.id } as const;
    if (numbers[2] % 3 === 0) {
      const key = isInput(component) && numbers[1] % 2 === 0 ? 'requiredIf' : 'visibleIf';
      return { ...place, key, value: numbers[0] % 3 === 0 ? null : conditionBy(doc, numbers) };
    }
    if (!isInput(component)) return { ...place, key: 'text', value: textBy(doc, numbers) };
    return {
      ...place,
      key: pick(['label', 'name', 'placeholder', 'helpText', 'requiredMessage'] as const, numbers[2]),
      value: word,
      fill: numbers[2] % 2 === 0,
    };
  });
}

function withComponent(
  situation: Situation,
  make: (component: Component, situation: Situation) => Operation | null,
): Operation {
  const components = componentsOf(situation.screen);
  return (components.length > 0 && make(pick(components, situation.numbers[1]), situation)) || nothing;
}

function textBy(doc: SiteDocument, numbers: readonly number[]): string {
  const fields = screensOf(doc).flatMap((screen) =>
    componentsOf(screen)
      .filter(isInput)
      .map((field) => variableName(doc, screen, field)),
  );
  const names = [...fields, 'Nowhere.Nothing', 'Query.a', ...doc.calculations.map(calculatedName)];
  return `Hello {{${pick(names, numbers[0]!)}}}, {{ ${pick(names, numbers[2]!)} }} {{`;
}

function itemsBy(doc: SiteDocument, newId: IdMaker, numbers: readonly [number, number, number]): NextItem[] {
  const condition = conditionBy(doc, numbers);
  const target = numbers[1] % 4 === 0 ? null : pick(doc.screenIds, numbers[2]);
  const url = pick([null, 'https://example.com/{{Query.a}}', 'typing'], numbers[2]);
  const items: NextItem[] = [
    { id: newId('Next'), type: 'ROUTE_SCREEN', target, condition: { ...condition, items: [...condition.items] } },
    { id: newId('Next'), type: 'REDIRECT_URL', target: url, condition: { type: 'AND', items: [] } },
  ];
  return items.slice(0, numbers[0] % 3);
}

function conditionBy(doc: SiteDocument, numbers: readonly [number, number, number]): Condition {
  const test: Test = {
    field: pick(fieldsOf(doc), numbers[1]),
    type: pick(operators, numbers[2]),
    value: pick(words, numbers[1]),
  };
  return { type: pick(conditionTypes, numbers[2]), items: [test] };
}

function fieldsOf(doc: SiteDocument): TestField[] {
  const screens = screensOf(doc);
  return [
    ...screens.flatMap((screen) =>
      screen.module.type === 'WinkWidgetModule' ? [{ kind: 'linked', moduleId: screen.module.id } as const] : [],
    ),
    ...screens.flatMap(componentsOf).map(({ id }) => ({ kind: 'component', componentId: id }) as const),
    ...doc.calculations.map(({ id }) => ({ kind: 'calculated', calculationId: id }) as const),
    { kind: 'query', key: 'a' },
    { kind: 'unknown', path: 'Nowhere.output' },
  ];
}

function pick<T>(list: readonly T[], number: number): T {
  return list[number % list.length]!;
}
