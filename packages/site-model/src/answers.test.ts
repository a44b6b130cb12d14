import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAnswer, initialAnswer, isFlowInput, normalizeAnswer, patternFor } from './answers.ts';
import { compileInput } from './compile-input.ts';
import type { Rule } from './document.ts';
import { toFormData } from './form-data.ts';
import { inputNamed } from './testing/documents.ts';
import { flowInput, formScreen, rule } from './testing/flows.ts';
import { runs } from './testing/runs.ts';
import type { AnswerValue, VisitValues } from './values.ts';
import { checkForm } from './visits/check-form.ts';
import { fromFormData } from './visits/from-form-data.ts';

const values: VisitValues = { answers: {}, linked: {}, query: { campaign: 'Summer' } };
const check = { values, matches: (pattern: string, text: string) => new RegExp(pattern, 'u').test(text) };
const messageOf = (given: Parameters<typeof flowInput>[0], value: AnswerValue) =>
  checkAnswer(flowInput(given), value, check);
const judge = (given: Partial<Rule>, value: string) => messageOf({ rule: rule(given) }, value);

test('requires more than blanks of a required field, and accepts an empty optional one in every format', () => {
  expect(messageOf({ isRequired: true }, null)).toBe('This field is required');
  expect(messageOf({ isRequired: true }, ' \t')).toBe('This field is required');
  for (const format of ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX'] as const)
    expect(judge({ format, minLength: 3, min: 3, regex: '^$' }, '')).toBeNull();
});

test('checks phone numbers, email addresses and URLs', () => {
  expect(['+639171234567', '1', '12345678901234'].map((value) => judge({ format: 'PHONE' }, value))).toEqual(
    Array(3).fill(null),
  );
  for (const value of ['++1', '123456789012345', '+63 917', '１２'])
    expect(judge({ format: 'PHONE' }, value)).toBe('Please enter a valid phone number');
  expect(judge({ format: 'EMAIL' }, ' ana.reyes@example.com ')).toBeNull();
  for (const value of ['ana', 'ana@example', 'a na@example.com', `${'a'.repeat(65)}@example.com`])
    expect(judge({ format: 'EMAIL' }, value)).toBe('Please enter a valid email address');
  expect(judge({ format: 'URL' }, 'https://example.com/path?x=1#y')).toBeNull();
  for (const value of ['http://example.com', 'https://', 'https://example', 'javascript:alert(1)', 'https://a b.com'])
    expect(judge({ format: 'URL' }, value)).toBe('Please enter a valid URL starting with https://');
});

test('numbers and integers name the bounds that are set', () => {
  expect(judge({ format: 'NUMBER', min: 1, max: 9 }, '10')).toBe('Please enter a valid number, min: 1, max: 9');
  expect(judge({ format: 'NUMBER', max: 9 }, '10')).toBe('Please enter a valid number, max: 9');
  expect(judge({ format: 'INTEGER', min: 0 }, '1.5')).toBe('Please enter a valid integer, min: 0');
  expect(judge({ format: 'INTEGER' }, '12.0')).toBeNull();
  for (const value of ['1e309', 'abc', '1,00', '9'.repeat(30), '0x10'])
    expect(judge({ format: 'NUMBER' }, value)).toBe('Please enter a valid number');
});

test('counts strings by characters', () => {
  expect(judge({ format: 'STRING', minLength: 2, maxLength: 3 }, 'a')).toBe(
    'Please enter a valid string, min length: 2, max length: 3',
  );
  expect(judge({ format: 'STRING', maxLength: 2 }, '😀😀')).toBeNull();
});

test('checks a pattern with the given matcher, and names the label in its message', () => {
  const label = ['Code of ', { source: { kind: 'query' as const, key: 'campaign' } }];
  const regex = rule({ format: 'REGEX', regex: '^[A-Z]{3}$' });
  expect(messageOf({ rule: regex, label }, 'abc')).toBe('Please enter a valid Code of Summer');
  expect(messageOf({ rule: regex, label }, 'ABC')).toBeNull();
  expect(patternFor(flowInput({ rule: regex }), ' x ')).toBe('^[A-Z]{3}$');
  expect(patternFor(flowInput({ rule: regex }), ' ')).toBeNull();
  expect(patternFor(flowInput({}), 'x')).toBeNull();
});

test("replaces the message of each rule by the author's", () => {
  const message = 'No.';
  for (const given of [{ format: 'NUMBER' }, { format: 'INTEGER' }, { format: 'REGEX', regex: '^1$' }] as const)
    expect(judge({ ...given, message }, 'x')).toBe('No.');
  expect(judge({ format: 'STRING', minLength: 5, message }, 'x')).toBe('No.');
  expect(judge({ format: 'PHONE', message }, 'x')).toBe('No.');
});

test('accepts for choices, dates and ranges only values that their controls offer', () => {
  const options = [{ label: 'Yes', value: 'YES' }];
  expect(messageOf({ type: 'Select', options }, 'YES')).toBeNull();
  expect(messageOf({ type: 'RadioGroup', options }, 'NO')).toBe('Please enter a valid Field');
  expect(messageOf({ type: 'DatePicker' }, '2024-02-29')).toBeNull();
  for (const value of ['2024-02-31', '2024-2-1', '0000-01-01', 'soon'])
    expect(messageOf({ type: 'DatePicker' }, value)).toBe('Please enter a valid Field');
  const range = (startDate: string, endDate: string) => messageOf({ type: 'DateRangePicker' }, { startDate, endDate });
  expect(range('2024-01-01', '2024-01-01')).toBeNull();
  expect(range('', '')).toBeNull();
  expect(range('2024-01-02', '2024-01-01')).toBe('Please enter a valid Field');
  expect(range('2024-01-02', '')).toBe('Please enter a valid Field');
  expect(messageOf({ type: 'DateRangePicker' }, '2024-01-01')).toBe('Please enter a valid Field');
  expect(messageOf({}, { startDate: '2024-01-01', endDate: '2024-01-01' })).toBe('Please enter a valid Field');
});

test('keeps the default of a disabled field', () => {
  const given = { isDisabled: true, defaultValue: ' PH ' };
  expect(messageOf(given, 'PH')).toBeNull();
  expect(messageOf(given, 'US')).toBe('Please enter a valid Field');
  expect(initialAnswer(flowInput({ type: 'DateRangePicker', defaultValue: '2024-01-01/2024-02-01' }))).toEqual({
    startDate: '2024-01-01',
    endDate: '2024-02-01',
  });
});

test('ignores answers to texts', () => {
  expect(isFlowInput({ type: 'Title', id: 'Title_1', text: ['Hello'], level: 1 })).toBe(false);
});

test('refuses answers longer than two thousand characters', () => {
  expect(messageOf({}, 'a'.repeat(2000))).toBeNull();
  expect(messageOf({}, 'a'.repeat(2001))).toBe('Please enter a valid Field');
});

const screen = formScreen('Screen_1', [
  flowInput({ id: 'Input_1', name: 'income', rule: rule({ format: 'NUMBER' }) }),
  flowInput({ id: 'Input_2', name: 'city' }),
  flowInput({ id: 'DateRangePicker_3', name: 'employed', type: 'DateRangePicker' }),
]);

test('stores numbers as numbers, a missing answer as null, and every field', () => {
  const answers = { Input_1: ' +0050000.50', Input_2: ' ' };
  expect(toFormData(screen, answers)).toEqual({ income: 50000.5, city: null, employed: null });
  expect(fromFormData(screen, { income: 50000.5 })).toEqual({
    Input_1: '50000.5',
    Input_2: null,
    DateRangePicker_3: null,
  });
});

test('refuses data with unknown names or shapes', () => {
  for (const data of [
    null,
    [],
    'x',
    { other: '1' },
    { city: 1 },
    { city: {} },
    { city: ['x'] },
    { employed: { startDate: 1 } },
  ])
    expect(fromFormData(screen, data)).toBeNull();
  expect(fromFormData(screen, JSON.parse('{"__proto__":"x"}'))).toBeNull();
});

test('accepts an answer on the server, after the stored form, whenever the phone accepts it', () => {
  const anyAnswer: fc.Arbitrary<AnswerValue> = fc.oneof(
    fc.constant(null),
    fc.string(),
    fc.constantFrom('1', ' -0 ', '+7.50', '0.0000000001', '9007199254740993', '2024-02-29', 'YES', 'a@b.ph', '+63'),
    fc.double({ noNaN: true }).map(String),
    fc.record({
      startDate: fc.constantFrom('', '2024-01-01'),
      endDate: fc.constantFrom('', '2024-02-30', '2024-03-01'),
    }),
  );
  const anyInput = fc
    .record({
      type: fc.constantFrom('Input', 'Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'),
      isRequired: fc.boolean(),
      isDisabled: fc.boolean(),
      defaultValue: fc.constantFrom('', ' 7 ', 'YES', '2024-01-01/2024-03-01'),
      format: fc.constantFrom('PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX', null),
      min: fc.option(fc.integer()),
      maxLength: fc.option(fc.nat(20)),
    })
    .map(({ format, min, maxLength, ...input }) =>
      flowInput({
        ...(input as object),
        options: [{ label: 'Yes', value: 'YES' }],
        rule: format && rule({ format, min, maxLength, regex: '^[0-9A-Z]' }),
      }),
    );
  fc.assert(
    fc.property(anyInput, anyAnswer, (input, answer) => {
      const form = formScreen('Screen_1', [input]);
      const onPhone = checkForm(form, { [input.id]: answer }, check);
      const sent = JSON.parse(JSON.stringify(toFormData(form, { [input.id]: answer })));
      const received = fromFormData(form, sent)!;
      return (
        isSame(checkForm(form, received, check), onPhone) && isSame(received[input.id], normalizeAnswer(input, answer))
      );
    }),
    runs(3000),
  );
});

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

test('says in the words of the author what is wrong with an answer', () => {
  const messageOf = (props: Parameters<typeof inputNamed>[1], answer: string | null) =>
    checkAnswer(
      compileInput(inputNamed('a', props), () => null),
      answer,
      { values: { answers: {}, linked: {}, query: {} }, matches: () => false },
    );
  const formats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'REGEX'] as const;
  for (const format of formats)
    expect(messageOf({ rule: rule({ format, regex: 'a', message: ' Not so ' }) }, 'x y')).toBe('Not so');
  expect(messageOf({ required: true, requiredMessage: 'We need it' }, null)).toBe('We need it');
  expect(messageOf({ required: true, requiredMessage: ' ' }, null)).toBe('This field is required');
});
