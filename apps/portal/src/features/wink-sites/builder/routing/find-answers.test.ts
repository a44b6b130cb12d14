import { documentOf, inputNamed, routeTo, screenWithForm, screenWithWidget } from '@smile/site-model/testing/documents';
import { rule } from '@smile/site-model/testing/flows';
import { expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const yes = { field: { kind: 'component', componentId: 'Input_age' }, type: 'GTE', value: '18' } as const;
const age = inputNamed('age', { required: true, rule: rule({ format: 'INTEGER', min: 0, max: 99 }) });
const document = documentOf([
  screenWithForm(
    'Screen_a',
    [inputNamed('firstName', { required: true }), inputNamed('email'), age],
    [routeTo('Screen_b', yes)],
  ),
  screenWithWidget('Screen_b', [routeTo('Screen_c')], false),
  screenWithForm('Screen_c', [inputNamed('note')]),
  screenWithForm('Screen_alone', []),
]);
const find = (kind: string, screenId = 'Screen_a') =>
  findAnswers(kind, { document, screenId, sourceIds: ['sss', 'grab'] });

it('finds no answers for a blank person', async () => {
  expect(await find('blank')).toEqual({ screenId: undefined, answers: {}, linked: {}, query: {} });
});

it('reaches the screen with answers that lead there', async () => {
  const found = await find('example', 'Screen_c');
  expect(found?.screenId).toBe('Screen_c');
  expect(Number(found?.answers.Input_age)).toBeGreaterThanOrEqual(18);
  expect(found?.linked.WinkWidgetModule_b).toHaveLength(1);
});

it('answers the fields of the screen itself, so that a visit can pass it', async () => {
  const first = await find('example', 'Screen_a');
  expect(first?.answers.Input_firstName).toBeTruthy();
  expect(Number(first?.answers.Input_age)).toBeGreaterThanOrEqual(18);
  expect((await find('example', 'Screen_b'))?.linked.WinkWidgetModule_b).toHaveLength(1);
  expect((await find('example', 'Screen_c'))?.answers.Input_note).toBeTruthy();
});

it('finds no example for a screen that no visit reaches', async () => {
  expect(await find('example', 'Screen_alone')).toBeNull();
});

it('makes up valid answers for every form, and connects something', async () => {
  const found = await find('random');
  expect(found?.answers.Input_firstName).toBeTruthy();
  expect(Number(found?.answers.Input_age)).toBeGreaterThanOrEqual(0);
  expect(['sss', 'grab']).toContain(found?.linked.WinkWidgetModule_b?.[0]);
});

it('answers as a person of the sandbox by the names of the fields', async () => {
  const found = await find('George');
  expect(found?.answers).toMatchObject({ Input_firstName: 'George' });
  expect(found?.answers.Input_email).toContain('@');
  expect(found?.linked).toEqual({ WinkWidgetModule_b: ['sss'] });
});
