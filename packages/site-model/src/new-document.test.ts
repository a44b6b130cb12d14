import { expect, test } from 'vitest';
import type { FormModule } from './document.ts';
import { nameOfLabel, numberedName, uniqueFieldName } from './field-names.ts';
import { newComponents } from './new-component.ts';
import { newDocument, newScreen } from './new-document.ts';
import { isSound } from './soundness/document.ts';
import { countingIds } from './testing/sample-site.ts';

test('starts with one form that holds a title and an input', () => {
  const doc = newDocument('Loans', countingIds());
  const module = doc.screens[doc.screenIds[0]!]!.module as FormModule;
  expect(doc).toMatchObject({ name: 'Loans', themeColor: '#167e1c', urlParams: [] });
  expect(doc.screenIds).toHaveLength(1);
  expect(module.componentIds.map((id) => module.componentMap[id]!.type)).toEqual(['Title', 'Input']);
  expect(isSound(doc)).toBe(true);
});

test('gives a new component the defaults of its type, and a unique label and name', () => {
  const form = newDocument('Loans', countingIds()).screens.Screen_4!.module as FormModule;
  const [input] = newComponents('Input', form, () => 'Input_9');
  const [radio] = newComponents('RadioGroup', form, () => 'RadioGroup_9');
  const [markdown] = newComponents('Markdown', form, () => 'Markdown_9');
  expect(input?.props).toMatchObject({ label: 'Input (2)', name: 'InputB', required: false, rule: null });
  expect(radio?.props).toMatchObject({ label: 'Radio', options: [{ label: 'Option 1', value: 'Option 1' }] });
  expect(markdown?.props).toEqual({
    text: '**Markdown**',
    level: 1,
    align: 'left',
    imageUrl: null,
    imageDescription: '',
    visibleIf: null,
  });
});

test('adds the inputs of Name and Address, a second set with a number', () => {
  const newId = countingIds();
  const form = newScreen('FormModule', 'About you', newId).module as FormModule;
  const names = newComponents('Name', form, newId);
  const componentMap = Object.fromEntries(names.map((component) => [component.id, component]));
  const again = newComponents('Name', { ...form, componentIds: Object.keys(componentMap), componentMap }, newId);
  expect(names.map(({ props }) => 'name' in props && [props.name, props.required])).toEqual([
    ['firstName', true],
    ['middleName', false],
    ['lastName', true],
  ]);
  expect(again[0]?.props).toMatchObject({ label: 'First name (2)', name: 'firstNameB' });
  expect(newComponents('Address', form, newId)).toHaveLength(6);
  expect([numberedName('a', 26), numberedName('a', 27), numberedName('a', 28)]).toEqual(['aZ', 'aAA', 'aAB']);
});

test('creates a form, a widget or a landing page', () => {
  const newId = countingIds();
  expect(newScreen('WinkWidgetModule', 'Connect', newId)).toMatchObject({
    nextButtonName: 'Next',
    module: { props: { winkTemplateId: null, isSkippable: false } },
  });
  expect(newScreen('LandingPageModule', 'Welcome', newId).module).toMatchObject({
    props: { launchButtonText: 'GET STARTED' },
  });
});

test.each([
  ['Mobile number', 'mobileNumber'],
  ['SSS number', 'sssNumber'],
  ["Mother's maiden name", 'mothersMaidenName'],
  ['Child’s age (years)', 'childsAgeYears'],
  ['Señal', 'senal'],
  ['Piñas ÀÉÎ', 'pinasAEI'],
  ['A\u0301rea', 'area'],
  ['🙂 Income ₱', 'income'],
  ['携帯', ''],
  ['a'.repeat(80), 'a'.repeat(50)],
])('derives the name of a field from the label %s', (label, name) => {
  expect(nameOfLabel(label)).toBe(name);
});

test('numbers a name that is taken, within the maximum length', () => {
  expect(uniqueFieldName('Age', new Set(['age', 'ageB']))).toBe('ageC');
  const long = 'a'.repeat(50);
  expect(uniqueFieldName(long, new Set([long]))).toBe(`${'a'.repeat(48)}B`);
});
