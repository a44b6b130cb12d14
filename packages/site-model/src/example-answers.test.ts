import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleAnswer, isImpossible, personAnswers, randomAnswers } from './example-answers.ts';
import { examplesOfPattern } from './proof/values/pattern-examples.ts';
import { flowInput, formScreen, rule } from './testing/flows.ts';
import { randomFrom } from './testing/random-sites.ts';
import { matchNatively } from './testing/random-walk.ts';
import { runs } from './testing/runs.ts';
import { checkForm } from './visits/check-form.ts';

const check = { values: { answers: {}, linked: {}, query: {} }, matches: matchNatively };

test('shows texts that match a pattern', () => {
  const patterns = ['^[A-Z]{3}-\\d{4}$', '^(?:yes|no)+$', '^\\+?\\d{1,14}$', '^[^a-z]+@x\\.ph$', '^\\w+\\s\\w+$'];
  for (const pattern of [...patterns, '^(ab|[0-9])$', '^$', '^.{5}$', 'a{2,}b?|c', '^(?<n>x*)y$'])
    expect([pattern, examplesOfPattern(pattern).some((text) => matchNatively(pattern, text))]).toEqual([pattern, true]);
  expect(examplesOfPattern('^[[:upper:]][[:digit:]]$')).toContain('A5');
  expect(examplesOfPattern('^(?i)abc$')).toContain('abc');
  expect(examplesOfPattern('(a')).toContain('a');
});

test('accepts its own example, and takes the first choice as default', () => {
  const exampleOf = (given: Parameters<typeof flowInput>[0]) => exampleAnswer(flowInput(given), matchNatively);
  expect(exampleOf({ defaultValue: ' PH ' })).toBe('PH');
  expect(exampleOf({ defaultValue: 'x', rule: rule({ format: 'EMAIL' }) })).toBe('name@example.com');
  expect(exampleOf({ type: 'Select', options: [{ label: 'Yes', value: 'YES' }] })).toBe('YES');
  expect(exampleOf({ type: 'Select', isRequired: true })).toBeUndefined();
  expect(isImpossible(flowInput({ type: 'Select', isRequired: true }), matchNatively)).toBe(true);
});

test('fills in a person’s data by field name, if the field accepts it', () => {
  const screen = formScreen('Screen_a', [
    flowInput({ id: 'Input_1', name: 'firstName' }),
    flowInput({ id: 'Input_2', name: 'Email', rule: rule({ format: 'EMAIL' }) }),
    flowInput({ id: 'Input_3', name: 'income', rule: rule({ format: 'INTEGER', min: 5 }) }),
  ]);
  const person = { firstname: ' George ', email: 'nobody', other: 'x' };
  expect(personAnswers(screen, person, matchNatively)).toEqual({
    Input_1: 'George',
    Input_2: 'name@example.com',
    Input_3: '5',
  });
});

test('gives random answers that pass and differ', () => {
  const formats = ['PHONE', 'EMAIL', 'URL', 'NUMBER', 'INTEGER', 'STRING', 'REGEX', null] as const;
  const inputs = [
    ...formats.map((format, index) =>
      flowInput({
        id: `Input_${index}`,
        isRequired: true,
        rule: format && rule({ format, min: -2.5, max: 7, minLength: 3, maxLength: 5, regex: '^[A-Z]{2}\\d$' }),
      }),
    ),
    ...(['Select', 'RadioGroup', 'DatePicker', 'DateRangePicker'] as const).map((type) =>
      flowInput({ id: `${type}_1`, type, options: ['a', 'b'].map((value) => ({ label: value, value })) }),
    ),
    flowInput({ id: 'Input_fixed', isDisabled: true, defaultValue: 'x' }),
  ];
  const screen = formScreen('Screen_a', inputs);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const answers = randomAnswers(screen, randomFrom(seed), matchNatively);
      return Object.keys(checkForm(screen, answers, check)).length === 0;
    }),
    runs(300),
  );
  const [one, other] = [1, 2].map((seed) => randomAnswers(screen, randomFrom(seed), matchNatively));
  expect(one).not.toEqual(other);
});
