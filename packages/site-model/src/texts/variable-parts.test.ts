import { expect, test } from 'vitest';
import { apply } from '../operations/apply.ts';
import { findEmptyVariables } from '../proof/findings/text-findings.ts';
import { skippableReads } from '../proof/findings/text-reads.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, textOf } from '../testing/documents.ts';
import { readText } from '../values.ts';
import { parseText, renameVariables, variablesOf } from '../variables.ts';
import { toWire } from '../wire/to-wire.ts';
import '../calculations/calculate.ts';
import { splitVariable } from './variable-parts.ts';
import { writeVariable } from './write-variable.ts';

const fields = [
  inputNamed('pay', { label: 'Pay' }),
  inputNamed('born', { label: 'Born' }),
  inputNamed('cash', { label: 'Cash|number' }),
];
const siteWith = (text: string) =>
  documentOf([
    screenWithForm('Screen_a', fields, [routeTo('Screen_b')]),
    screenWithForm('Screen_b', [textOf('Paragraph', text)]),
  ]);

function shown(text: string, answers: Record<string, string> = {}): string {
  const ids = Object.fromEntries(fields.map(({ id, props }) => [props.name, id]));
  const given = Object.fromEntries(Object.entries(answers).map(([name, value]) => [ids[name]!, value]));
  return readText(parseText(text, variablesOf(siteWith(text))), { answers: given, linked: {}, query: {} });
}

test.each([
  ['{{a.Pay|number}}', '25000.5', '25,000.5'],
  ['{{ a.Pay | number | "your pay" }}', '', 'your pay'],
  ['{{a.Pay|PHP}}', '25,000.5', '₱25,000.50'],
  ['{{a.Pay|USD|"x"}}', '-3', '-$3.00'],
  ['{{a.Pay|number}}', 'a lot', 'a lot'],
  ['{{a.Pay|nmber}}', '25000', '25000'],
  ['{{a.Pay|"a|b"}}', '', 'a|b'],
  ['{{a.Pay|"{"}}', '7', '{{a.Pay|"{"}}'],
  ['{{a.Pay|number', '7', '{{a.Pay|number'],
  ['{{a.Gone|"your pay"}}', '7', 'your pay'],
])('shows %s of %s as %s', (text, pay, expected) => {
  expect(shown(text, { pay })).toBe(expected);
});

test.each([
  ['date', 'February 29, 2024'],
  ['short-date', 'Feb 29, 2024'],
  ['month', 'February 2024'],
])('writes a day in the format %s, and leaves days that there are not', (format, expected) => {
  expect(shown(`{{a.Born|${format}}}`, { born: '2024-02-29' })).toBe(expected);
  expect(shown(`{{a.Born|${format}}}`, { born: '2023-02-29' })).toBe('2023-02-29');
});

test('reads a label that looks like a format as the label', () => {
  expect(shown('{{a.Cash|number}} {{a.Cash|number|number}}', { cash: '1000' })).toBe('1000 1,000');
  expect(renameVariables('{{a.Cash|number}}', (name) => (name === 'a.Cash|number' ? 'a.Money' : null))).toBe(
    '{{a.Money}}',
  );
});

test('keeps format and fallback when the field is renamed, and the text on the wire', () => {
  const text = 'You earn {{ a.Pay | number | "your pay" }}.';
  const document = siteWith(text);
  expect(JSON.stringify(toWire(document))).toContain(JSON.stringify(text).slice(1, -1));
  const renamed = apply(document, {
    type: 'setComponent',
    screenId: 'Screen_a',
    componentId: fields[0]!.id,
    key: 'label',
    value: 'Salary',
  });
  expect(JSON.stringify(renamed)).toContain('{{ a.Salary | number | \\"your pay\\" }}');
});

test('reports formats that there are not, and no unasked variable that has a fallback', () => {
  expect(findEmptyVariables(siteWith('{{a.Pay|nmber}} {{a.Pay|number}} {{a.Nobody|number}}'))).toMatchObject([
    { kind: 'unknown-format', text: expect.stringContaining('{{a.Pay|nmber}}') },
    { kind: 'empty-variable', text: expect.stringContaining('{{a.Nobody}}') },
  ]);
  const skipping = (text: string) =>
    documentOf([
      screenWithForm('Screen_0', [inputNamed('x')], [routeTo('Screen_a'), routeTo('Screen_b')]),
      ...Object.values(siteWith(text).screens),
    ]);
  expect(skippableReads(skipping('{{a.Pay|number}}'))).toMatchObject([{ name: 'a.Pay' }]);
  expect(skippableReads(skipping('{{a.Pay|number|"your pay"}}'))).toEqual([]);
});

test('writes what it reads', () => {
  const parts = { name: 'a.Pay', format: 'PHP', fallback: 'your pay' };
  expect(splitVariable(writeVariable(parts).slice(2, -2), (name) => name === 'a.Pay')).toEqual(parts);
});

test('splits long hostile texts at once', () => {
  const texts = ['|'.repeat(10_000), `${'|"'.repeat(5_000)}`, `|${' '.repeat(10_000)}`, '|a'.repeat(5_000)];
  const before = Date.now();
  for (const text of texts) splitVariable(text, () => false);
  expect(Date.now() - before).toBeLessThan(500);
});
