import { expect, test } from 'vitest';
import { compileV3 } from '../compile-v3.ts';
import type { Condition, InputComponent } from '../document.ts';
import type { FormScreen } from '../flow.ts';
import { toFormData } from '../form-data.ts';
import { valuesOn } from '../routing.ts';
import { documentOf, inputNamed, screenWithForm, testOf } from '../testing/documents.ts';
import { matchNatively } from '../testing/random-walk.ts';
import { checkForm } from './check-form.ts';
import { evaluateForm } from './visible-parts.ts';

const nothing = { answers: {}, linked: {}, query: {} };

function when(name: string, type: Condition['items'][number]['type'], value = ''): Condition {
  return { type: 'AND', items: [testOf(name, type, value)] };
}

function formOf(...inputs: InputComponent[]) {
  const flow = compileV3(documentOf([screenWithForm('Screen_a', inputs)]));
  return { flow, screen: flow.screens[0] as FormScreen };
}

test('hides a field by an answer above it, and all that reads the hidden one', () => {
  const { screen } = formOf(
    inputNamed('job'),
    inputNamed('pay', { visibleIf: when('job', 'EQ', 'yes') }),
    inputNamed('bonus', { visibleIf: when('pay', 'NOT_EMPTY') }),
  );
  const shownWith = (answers: Record<string, string>) =>
    evaluateForm(screen, answers, nothing).shown.map(({ id }) => id);
  expect(shownWith({ Input_job: 'no', Input_pay: '5', Input_bonus: '1' })).toEqual(['Input_job']);
  expect(shownWith({ Input_job: 'yes' })).toEqual(['Input_job', 'Input_pay']);
  expect(shownWith({ Input_job: ' yes ', Input_pay: '5' })).toEqual(['Input_job', 'Input_pay', 'Input_bonus']);
});

test('reads no field below a component, nor the component itself', () => {
  const { screen } = formOf(
    inputNamed('first', { visibleIf: when('second', 'EMPTY') }),
    inputNamed('second', { visibleIf: when('second', 'EMPTY') }),
  );
  const { shown } = evaluateForm(screen, { Input_first: '1', Input_second: '2' }, nothing);
  expect(shown.map(({ id }) => id)).toEqual(['Input_first', 'Input_second']);
});

test('reads screens in the order in which they were passed', () => {
  const document = documentOf([
    screenWithForm('Screen_a', [inputNamed('a', { visibleIf: when('b', 'NOT_EMPTY') })]),
    screenWithForm('Screen_b', [inputNamed('b')]),
  ]);
  const flow = compileV3(document);
  const entered = { ...nothing, answers: { Input_a: '1', Input_b: '2' } };
  const read = (...path: string[]) => valuesOn(flow, new Set(path), entered).answers;
  expect(read('Screen_a', 'Screen_b')).toEqual({ Input_b: '2' });
  expect(read('Screen_b', 'Screen_a')).toEqual({ Input_a: '1', Input_b: '2' });
});

test('requires a field by any answer of its form, unless it is hidden', () => {
  const { screen } = formOf(
    inputNamed('reason', { requiredIf: when('late', 'EQ', 'yes') }),
    inputNamed('late'),
    inputNamed('note', { requiredIf: when('late', 'EQ', 'yes'), visibleIf: when('late', 'EQ', 'no') }),
  );
  const check = (answers: Record<string, string>) =>
    checkForm(screen, answers, { values: nothing, matches: matchNatively });
  expect(check({ Input_late: 'yes' })).toEqual({ Input_reason: 'This field is required' });
  expect(check({ Input_late: 'yes', Input_reason: 'Traffic' })).toEqual({});
  expect(check({ Input_late: 'no' })).toEqual({});
});

test('compiles no condition for a field that is always required', () => {
  const { screen } = formOf(inputNamed('a'), inputNamed('b', { required: true, requiredIf: when('a', 'EMPTY') }));
  expect(screen.components[1]).not.toHaveProperty('requiredIf');
});

test('gives a hidden field no value, not even that of an unticked checkbox', () => {
  const consent = { ...inputNamed('consent', { visibleIf: when('job', 'EQ', 'yes') }), type: 'Checkbox' as const };
  const { screen } = formOf(inputNamed('job'), consent);
  const dataFor = (job: string) =>
    toFormData(screen, evaluateForm(screen, { Input_job: job, Input_consent: 'true' }, nothing).values.answers);
  expect(dataFor('no')).toEqual({ job: 'no', consent: null });
  expect(dataFor('yes')).toEqual({ job: 'yes', consent: true });
});
