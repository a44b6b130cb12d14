import { expect, test } from 'vitest';
import { newComponents } from '../../new-component.ts';
import { newDocument } from '../../new-document.ts';
import { documentOf, inputNamed, screenWithForm, textOf } from '../../testing/documents.ts';
import { countingIds } from '../../testing/sample-site.ts';
import { findSampleTexts } from './text-findings.ts';

test('reports every text that the palette wrote and the author left', () => {
  const document = newDocument('Loans', countingIds());
  const { id, module } = document.screens[document.screenIds[0]!]!;
  if (module.type !== 'FormModule') throw new Error('a form');
  const added = newComponents('Input', module, countingIds(10));
  const components = [...Object.values(module.componentMap), ...added];
  const found = findSampleTexts(documentOf([{ ...screenWithForm(id, components), screenName: 'Income' }]));
  expect(found.map(({ text }) => text)).toEqual([
    'The sample text "Title" is still in screen: Income',
    'The sample text "Input" is still in screen: Income',
    'The sample text "Input (2)" is still in screen: Income',
  ]);
  expect(found.map(({ componentId }) => componentId)).toEqual(components.map((component) => component.id));
});

test('reports a sample option only under a label that was written', () => {
  const options = [{ label: 'Option 1', value: 'Option 1' }];
  const texts = (label: string, given = options) =>
    findSampleTexts(
      documentOf([screenWithForm('Screen_a', [{ ...inputNamed('job', { label, options: given }), type: 'Select' }])]),
    ).map(({ text }) => text);
  expect(texts('Select')).toEqual(['The sample text "Select" is still in screen: a']);
  expect(texts('Job')).toEqual(['The sample text "Option 1" is still in screen: a']);
  expect(texts('Job', [{ label: 'Nurse', value: 'Option 1' }])).toEqual([]);
});

test('takes no written text for a sample', () => {
  const written = [
    textOf('Title', 'Title of the property'),
    { ...textOf('Paragraph', 'Title'), id: 'Paragraph_2' },
    inputNamed('a', { label: 'Title' }),
    inputNamed('b', { label: 'Input tax' }),
  ];
  expect(findSampleTexts(documentOf([screenWithForm('Screen_a', written)]))).toEqual([]);
});
