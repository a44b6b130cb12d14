import { expect, test } from 'vitest';
import { checkAnswer, initialAnswer } from '../answers.ts';
import { checkDocument } from '../checks.ts';
import { compileInput } from '../compile-input.ts';
import type { InputComponent, InputType } from '../document.ts';
import { toFormData } from '../form-data.ts';
import { newComponent } from '../new-component.ts';
import { findForm } from '../parts.ts';
import { proveSite } from '../proof/prove-site.ts';
import { componentFault } from '../soundness/components.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '../testing/documents.ts';
import { flowOf, formScreen, rule } from '../testing/flows.ts';
import type { AnswerValue } from '../values.ts';
import { fromFormData } from '../visits/from-form-data.ts';
import { listQuestions, showAnswer } from '../visits/questions.ts';
import { readOptionLines, writeOptionLines } from './option-lines.ts';

const values = { answers: {}, linked: {}, query: {} };
const matches = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
const options = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));

function asked(type: InputType, name: string, props: Partial<InputComponent['props']> = {}): InputComponent {
  return { ...inputNamed(name, props, `${type}_${name}`), type };
}

function messageOf(type: InputType, value: AnswerValue, props: Partial<InputComponent['props']> = {}) {
  return checkAnswer(
    compileInput(asked(type, 'field', props), () => null),
    value,
    { values, matches },
  );
}

test('accepts only answers of the field’s own kind', () => {
  expect(messageOf('YesNo', 'yes')).toBeNull();
  expect(messageOf('YesNo', 'maybe')).toBe('Please enter a valid field');
  expect(messageOf('Checkbox', 'true')).toBeNull();
  expect(messageOf('Checkbox', 'yes')).toBe('Please enter a valid field');
  expect(messageOf('CheckboxGroup', ['c', 'a'], { options })).toBeNull();
  expect(messageOf('CheckboxGroup', ['a', 'd'], { options })).toBe('Please enter a valid field');
  expect(messageOf('CheckboxGroup', 'a', { options })).toBe('Please enter a valid field');
  expect(messageOf('RadioGroup', ['a'], { options })).toBe('Please enter a valid field');
  expect(messageOf('NumberInput', '25,000.50')).toBeNull();
  expect(messageOf('MoneyInput', '₱1,000')).toBeNull();
  expect(messageOf('MoneyInput', 'many')).toBe('Please enter a valid number');
  expect(messageOf('NumberInput', '9', { rule: rule({ format: 'INTEGER', max: 5 }) })).toBe(
    'Please enter a valid integer, max: 5',
  );
  expect(messageOf('LongText', 'One line\n\nand another')).toBeNull();
});

test('takes an answer in one’s own words where there is an other option, and one of a group', () => {
  const otherLabel = 'Other…';
  for (const type of ['Select', 'RadioGroup'] as const) {
    expect(messageOf(type, 'something else', { options })).toBe('Please enter a valid field');
    expect(messageOf(type, 'something else', { options, otherLabel })).toBeNull();
    expect(messageOf(type, 'x'.repeat(201), { options, otherLabel })).toBe('Please enter a valid field');
    expect(messageOf(type, '  ', { options, otherLabel, required: true })).toBe('This field is required');
  }
  expect(messageOf('CheckboxGroup', ['a', 'mine'], { options, otherLabel })).toBeNull();
  expect(messageOf('CheckboxGroup', ['mine', 'yours'], { options, otherLabel })).toBe('Please enter a valid field');
});

const tenThousand = Array.from({ length: 10_000 }, (_, index) => `City ${index}\tC${index}`).join('\n');

test('accepts values of a long list only', () => {
  const list = compileInput(asked('SearchSelect', 'city', { optionLines: tenThousand }), () => null);
  expect(list.options).toEqual([]);
  for (let index = 0; index < 10_000; index++) expect(checkAnswer(list, `C${index}`, { values, matches })).toBeNull();
  expect(checkAnswer(list, 'City 1', { values, matches })).toBe('Please enter a valid city');
});

test('reads and writes a list of options as text', () => {
  expect(readOptionLines(' Manila\tMNL \r\n\nCebu\n\tX')).toEqual([
    { label: 'Manila', value: 'MNL' },
    { label: 'Cebu', value: 'Cebu' },
  ]);
  const options = [
    { label: 'Las\tPiñas\nCity', value: 'LP' },
    { label: 'Cebu', value: 'Cebu' },
  ];
  expect(writeOptionLines(options)).toBe('Las Piñas City\tLP\nCebu');
});

test('refuses lists that are too long, repeat an option or stand in another type', () => {
  const problemsOf = (optionLines: string) =>
    checkDocument(documentOf([screenWithForm('Screen_1', [asked('SearchSelect', 'city', { optionLines })])])).map(
      ({ message }) => message,
    );
  expect(problemsOf('A\nB')).toEqual([]);
  expect(problemsOf('')).toEqual(['At least one option is required in city component in screen: 1']);
  expect(problemsOf('A\t1\nB\t1\nA\t2')).toEqual([
    'Duplicate option display found in city component in screen: 1',
    'Duplicate option values found in city component in screen: 1',
  ]);
  expect(componentFault(asked('SearchSelect', 'city', { optionLines: `${tenThousand}\nOne more` }))).toBe(
    'Options, at most 10000',
  );
  expect(componentFault(asked('SearchSelect', 'city', { optionLines: 'A\uD800' }))).toBe(
    'A list of options has characters that cannot be stored',
  );
  expect(componentFault(asked('Select', 'city', { optionLines: 'A' }))).toBe('Select has no list of options');
  expect(componentFault(asked('YesNo', 'city', { otherLabel: 'Other' }))).toBe('Yes / No has no other option');
});

test('requires a tick of a required checkbox and one of a required group', () => {
  for (const empty of [null, '', []])
    expect(messageOf('CheckboxGroup', empty, { options, required: true })).toBe('This field is required');
  expect(messageOf('Checkbox', '', { required: true })).toBe('This field is required');
  expect(messageOf('Checkbox', '')).toBeNull();
});

test('stores whether a checkbox is ticked, what is chosen of a group in its order, and numbers as numbers', () => {
  const fields = [
    asked('Checkbox', 'consent'),
    asked('CheckboxGroup', 'income', { options }),
    asked('MoneyInput', 'rent'),
    asked('YesNo', 'married'),
  ].map((input) => compileInput(input, () => null));
  const screen = formScreen('Screen_1', fields);
  const answers = {
    Checkbox_consent: 'true',
    CheckboxGroup_income: ['c', 'a', 'c'],
    MoneyInput_rent: '12,500',
    YesNo_married: 'no',
  };
  const data = toFormData(screen, answers);
  expect(data).toEqual({ consent: true, income: ['a', 'c'], rent: 12_500, married: 'no' });
  expect(fromFormData(screen, data)).toEqual({
    ...answers,
    CheckboxGroup_income: ['a', 'c'],
    MoneyInput_rent: '12500',
  });
  const unticked = { Checkbox_consent: null };
  expect(toFormData(screen, unticked)).toEqual({ consent: false, income: null, rent: null, married: null });
  expect(toFormData(screen, {})).toEqual({ consent: null, income: null, rent: null, married: null });
  for (const wrong of [{ married: true }, { rent: ['1'] }, { income: [1] }, { income: true }])
    expect(fromFormData(screen, wrong)).toBeNull();
});

test('starts a group with the options of its default value', () => {
  const group = asked('CheckboxGroup', 'field', { options, defaultValue: 'c\na' });
  expect(initialAnswer(compileInput(group, () => null))).toEqual(['a', 'c']);
});

test('gives a field from the palette a value to begin with where its type needs one', () => {
  const form = findForm(documentOf([screenWithForm('Screen_1', [])]), 'Screen_1')!;
  expect(newComponent('SearchSelect', form, (kind) => `${kind}_1`).props).toMatchObject({ optionLines: 'Option 1' });
  const newOf = (type: InputType) => newComponent(type, form, (kind) => `${kind}_1`).props;
  expect(newOf('MoneyInput')).toMatchObject({ label: 'Money', name: 'Money', currency: 'PHP' });
  expect(newOf('CheckboxGroup')).toMatchObject({ options: [{ label: 'Option 1', value: 'Option 1' }] });
  expect(newOf('YesNo')).toMatchObject({ label: 'Yes / No', name: 'YesNo', options: [] });
});

const settings = { matches, templateIds: [], sourceIds: [] };

test('proves routes by what is chosen of a group, with an example for each', () => {
  const group = asked('CheckboxGroup', 'income', { label: 'Income', options, required: true });
  const has = (value: string) => ({ ...testOf('income', 'INCLUDES', value), field: fieldOf(group) });
  const { findings, screens } = proveSite(
    documentOf([
      screenWithForm('Screen_1', [group], [routeTo('Screen_2', has('a'), has('b')), routeTo('Screen_3')]),
      screenWithForm('Screen_2', []),
      screenWithForm('Screen_3', []),
    ]),
    settings,
  );
  expect(findings).toEqual([]);
  const [both, other] = screens.Screen_1!.items;
  expect(both!.example!.answers).toEqual({ CheckboxGroup_income: ['a', 'b'] });
  expect(other!.example!.answers).toEqual({ CheckboxGroup_income: ['c'] });
});

test('proves routes by a long list and by answers in one’s own words', () => {
  const city = asked('SearchSelect', 'city', { label: 'City', optionLines: tenThousand, required: true });
  const job = asked('Select', 'job', { label: 'Job', options, otherLabel: 'Other…', required: true });
  const test = (input: InputComponent, type: 'EQ' | 'NE', value: string) => ({
    ...testOf('', type, value),
    field: fieldOf(input),
  });
  const notListed = ['a', 'b', 'c'].map((value) => test(job, 'NE', value));
  const { findings, screens } = proveSite(
    documentOf([
      screenWithForm(
        'Screen_1',
        [city, job],
        [
          routeTo('Screen_2', test(city, 'EQ', 'C77'), ...notListed),
          routeTo('Screen_2', test(city, 'EQ', 'nowhere')),
          routeTo('Screen_3'),
        ],
      ),
      screenWithForm('Screen_2', []),
      screenWithForm('Screen_3', []),
    ]),
    settings,
  );
  expect(findings.map(({ text }) => text)).toEqual([
    'Next config item 2 (to 2) in screen 1 compares City with "nowhere", which it never is',
  ]);
  expect(screens.Screen_1!.items[0]!.example!.answers).toEqual({ SearchSelect_city: 'C77', Select_job: 'Example' });
});

test('finds an item that no choice of a group and no ticked box can take', () => {
  const group = asked('CheckboxGroup', 'income', { label: 'Income', options });
  const consent = asked('Checkbox', 'consent', { label: 'I agree', required: true });
  const isNotTicked = { ...testOf('consent', 'NE', 'true'), field: fieldOf(consent) };
  const hasOther = { ...testOf('income', 'INCLUDES', 'other'), field: fieldOf(group) };
  const { findings } = proveSite(
    documentOf([
      screenWithForm(
        'Screen_1',
        [group, consent],
        [routeTo('Screen_2', hasOther), routeTo('Screen_2', isNotTicked), routeTo('Screen_3')],
      ),
      screenWithForm('Screen_2', []),
      screenWithForm('Screen_3', []),
    ]),
    settings,
  );
  expect(findings.map(({ text }) => text)).toEqual([
    '2 never opens from 1 (next config item 1): it needs Income with other, which can never be',
    '2 never opens from 1 (next config item 2): it needs I agree not Ticked, which no visit has that comes to 1',
  ]);
});

function fieldOf({ id }: InputComponent) {
  return { kind: 'component', componentId: id } as const;
}

test('shows the label of an option of a long list', () => {
  const [question] = listQuestions(
    flowOf([
      formScreen('Screen_1', [
        compileInput(asked('SearchSelect', 'city', { optionLines: 'Cebu City\tCEB' }), () => null),
      ]),
    ]),
  );
  expect(showAnswer(question, 'CEB')).toBe('Cebu City');
  expect(showAnswer(question, 'MNL')).toBe('MNL');
});
