import { expect, test } from 'vitest';
import { checkAnswer } from '../answers.ts';
import { compileInput } from '../compile-input.ts';
import { compileV3 } from '../compile-v3.ts';
import type { InputComponent } from '../document.ts';
import type { FormScreen } from '../flow.ts';
import { proveSite } from '../proof/prove-site.ts';
import { exampleFileId } from '../proof/values/example-texts.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf, textOf } from '../testing/documents.ts';
import type { AnswerValue } from '../values.ts';
import { fromFormData } from '../visits/from-form-data.ts';
import { cellOf, showAnswer } from '../visits/questions.ts';

const matches = () => true;
const values = { answers: {}, linked: {}, query: {} };
const signature = (props: Partial<InputComponent['props']> = {}): InputComponent => ({
  ...inputNamed('sign', props),
  type: 'Signature',
});
const stored = {
  id: exampleFileId,
  name: 'signature.png',
  contentType: 'image/png',
  sizeBytes: 900,
  uploadedAt: '2026-11-29T10:00:00.000Z',
  archiveId: null,
};

test('accepts the id of one uploaded file, and no key of an upload that is on its way', () => {
  const input = compileInput(signature({ required: true, defaultValue: 'x' }), () => null);
  const message = (value: AnswerValue) => checkAnswer(input, value, { values, matches });
  expect(input.defaultValue).toBe('');
  expect(message([exampleFileId])).toBeNull();
  expect(message([])).toBe('This field is required');
  const wrong: AnswerValue[] = [
    exampleFileId,
    ['4b1d5c9e-6f0a-4a51-9d3a-2f7f6f0f2b11'],
    [exampleFileId, `f-${'1'.repeat(32)}`],
    ['f-1'],
  ];
  for (const value of wrong) expect(message(value)).toBe('Please enter a valid sign');
});

test('reads ids from sent and from stored forms', () => {
  const screen = compileV3(documentOf([screenWithForm('Screen_a', [signature()])])).screens[0] as FormScreen;
  const read = (sign: unknown) => fromFormData(screen, { sign });
  expect(read([exampleFileId])).toEqual({ Input_sign: [exampleFileId] });
  expect(read(stored)).toEqual({ Input_sign: [exampleFileId] });
  expect(read([stored])).toEqual({ Input_sign: [exampleFileId] });
  expect(read(null)).toEqual({ Input_sign: null });
  for (const wrong of [7, true, {}, [{}], { id: 7 }, [[exampleFileId]]]) expect(read(wrong)).toBeNull();
});

test('shows a stored file by its name, and by its link in a spreadsheet', () => {
  const url = 'https://link.example/files/a';
  expect(showAnswer(undefined, stored)).toBe('signature.png');
  expect(showAnswer(undefined, [stored, { ...stored, name: 'b.pdf' }])).toBe('signature.png, b.pdf');
  expect(cellOf(undefined, { ...stored, url })).toBe(`signature.png ${url}`);
  expect(cellOf(undefined, [{ ...stored, url }, stored])).toBe(`signature.png ${url}\nsignature.png`);
});

test('shows nothing where a text reads a file', () => {
  const text = textOf('Paragraph', 'Signed: {{a.sign}}');
  const flow = compileV3(documentOf([screenWithForm('Screen_a', [signature(), text])]));
  expect((flow.screens[0] as FormScreen).components[1]).toMatchObject({
    text: ['Signed: ', { source: { kind: 'none' } }],
  });
});

test('proves ways by whether a file was uploaded', () => {
  const document = documentOf([
    screenWithForm(
      'Screen_a',
      [signature({ required: true })],
      [routeTo('Screen_b', testOf('sign', 'NOT_EMPTY', '')), routeTo('Screen_c')],
    ),
    screenWithForm('Screen_b', [inputNamed('b')]),
    screenWithForm('Screen_c', [inputNamed('c')]),
  ]);
  const { findings, screens } = proveSite(document, { matches, templateIds: [], sourceIds: [] });
  expect(findings.map(({ text }) => text)).toEqual([
    'c never opens from a (next config item 2): earlier items are always taken instead',
  ]);
  expect(screens.Screen_a!.items[0]!.example!.answers).toEqual({ Input_sign: [exampleFileId] });
});
