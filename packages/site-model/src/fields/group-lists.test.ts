import { expect, test } from 'vitest';
import { calculateAll } from '../calculations/calculate.ts';
import { compileV3 } from '../compile-v3.ts';
import type { InputComponent, SiteDocument } from '../document.ts';
import type { EndingScreen, FormScreen } from '../flow.ts';
import type { Operation } from '../operations/operation.ts';
import { componentsOf } from '../parts.ts';
import { proveSite } from '../proof/prove-site.ts';
import { rebase } from '../rebase.ts';
import {
  documentOf,
  employersGroup,
  inputNamed,
  routeTo,
  screenWithEnding,
  screenWithForm,
  testOf,
  textOf,
} from '../testing/documents.ts';
import { applied } from '../testing/sample-site.ts';
import { readText } from '../values.ts';
import { variableName } from '../variable-names.ts';
import { listQuestions } from '../visits/questions.ts';

const settings = { matches: () => true, templateIds: [], sourceIds: [] };

/** A group on the first screen, and a text on the second. */
function siteWith(text: string, group: InputComponent = employersGroup()): SiteDocument {
  return documentOf([
    screenWithForm('Screen_a', [group], [routeTo('Screen_b')]),
    screenWithForm('Screen_b', [textOf('Paragraph', text)], [routeTo('Screen_c')]),
    screenWithEnding('Screen_c', { headerText: text }),
  ]);
}

const acme = { Input_employer: 'Acme', MoneyInput_pay: '25000' };
const globex = { Input_employer: ' Globex ', MoneyInput_pay: '1000.5' };

function shown(document: SiteDocument, entries: Record<string, string>[]): string {
  const flow = compileV3(document);
  const [{ text }] = (flow.screens[1] as FormScreen).components as unknown as [
    { text: Parameters<typeof readText>[0] },
  ];
  const answers = { Group_1: entries.length > 0 ? { entries } : null };
  return readText(text, { answers, linked: {}, query: {}, calculations: flow.calculations });
}

test.each([
  ['{{a.Employers.employer}}', 'Acme, Globex'],
  ['{{ a.Employers.pay | PHP }}', '₱25,000.00, ₱1,000.50'],
  ['{{Screen_a.Group_1.Input_employer}}', 'Acme, Globex'],
  ['{{a.Employers}}', '2'],
  ['{{a.Employers.boss|"nobody"}}', 'nobody'],
])('shows the answers of all entries: %s', (text, expected) => {
  expect(shown(siteWith(text), [acme, globex])).toBe(expected);
});

test('shows the fallback without an entry, and no answer of a hidden field', () => {
  expect(shown(siteWith('{{a.Employers.employer|"none"}}'), [])).toBe('none');
  const visibleIf = { type: 'AND' as const, items: [testOf('employer', 'EQ', 'Acme')] };
  const fields = [inputNamed('employer'), inputNamed('boss', { visibleIf })];
  const entries = [
    { Input_employer: 'Acme', Input_boss: 'Ana' },
    { Input_employer: 'Globex', Input_boss: 'Berta' },
  ];
  expect(shown(siteWith('{{a.Employers.boss}}', employersGroup({ fields })), entries)).toBe('Ana');
});

test('shows the answers of a list that only a text of another language reads', () => {
  const text = {
    ...textOf('Paragraph', 'Thanks'),
    translations: { fil: { text: 'Salamat {{a.Employers.employer}}' } },
  };
  const document = documentOf([
    screenWithForm('Screen_a', [employersGroup()], [routeTo('Screen_b')]),
    screenWithForm('Screen_b', [text]),
  ]);
  const { calculations, translations } = compileV3({ ...document, languages: ['en', 'fil'] });
  const translated = translations!.fil![text.id] as unknown as { text: Parameters<typeof readText>[0] };
  const answers = { Group_1: { entries: [acme, globex] } };
  expect(readText(translated.text, { answers, linked: {}, query: {}, calculations })).toBe('Salamat Acme, Globex');
});

test('keeps for an ending what the conditions of a listed field read', () => {
  const visibleIf = { type: 'AND' as const, items: [testOf('age', 'EQ', '60')] };
  const fields = [inputNamed('employer', { visibleIf })];
  const document = documentOf([
    screenWithForm('Screen_a', [inputNamed('age'), employersGroup({ fields })], [routeTo('Screen_c')]),
    screenWithEnding('Screen_c', { headerText: '{{a.Employers.employer}}' }),
  ]);
  expect((compileV3(document).screens[1] as EndingScreen).reads).toEqual(['Group_1', 'Input_age']);
});

test('is neither a question nor a stored value, and is read by endings', () => {
  const flow = compileV3(siteWith('{{a.Employers.employer}}'));
  expect(listQuestions(flow).map(({ label }) => label)).toEqual(['Employers']);
  const values = { answers: { Group_1: { entries: [acme] } }, linked: {}, query: {}, calculations: flow.calculations };
  expect(calculateAll(values)).toEqual([]);
  expect((flow.screens[2] as EndingScreen).reads).toEqual(['Group_1']);
});

test('follows new labels of the field, its group and its screen, and merges with them', () => {
  const base = siteWith('{{a.Employers.employer}}');
  const rename = (componentId: string, value: string): Operation => {
    return { type: 'setComponent', screenId: 'Screen_a', componentId, key: 'label', value };
  };
  const textIn = (doc: SiteDocument) => (componentsOf(doc.screens.Screen_b!)[0]!.props as { text: string }).text;
  const renamed = applied(base, rename('Input_employer', 'Company'), rename('Group_1', 'Jobs'), {
    type: 'setScreen',
    screenId: 'Screen_a',
    key: 'screenName',
    value: 'Work',
  });
  expect(textIn(renamed)).toBe('{{Work.Jobs.Company}}');
  const theirs = applied(base, rename('Input_employer', 'Company'));
  const mine = applied(base, {
    type: 'setComponent',
    screenId: 'Screen_b',
    componentId: 'Paragraph_1',
    key: 'text',
    value: 'At {{a.Employers.employer}}',
  });
  expect(textIn(rebase(base, theirs, mine).doc)).toBe('At {{a.Employers.Company}}');
  const [group] = componentsOf(base.screens.Screen_a!) as [InputComponent];
  expect(variableName(base, base.screens.Screen_a!, group.props.fields![0]!)).toBe('a.Employers.employer');
});

test('reports a list whose group a visit skips, and one that there is not', () => {
  const skipping = (text: string) => {
    const { screens } = siteWith(text);
    return documentOf([
      screenWithForm('Screen_0', [inputNamed('x')], [routeTo('Screen_a', testOf('x', 'EQ', '1')), routeTo('Screen_b')]),
      ...Object.values(screens),
    ]);
  };
  const kinds = (text: string) => proveSite(skipping(text), settings).findings.map(({ kind }) => kind);
  expect(kinds('{{a.Employers.employer}}')).toEqual(['not-asked', 'not-asked']);
  expect(kinds('{{a.Employers.employer|"none"}}')).toEqual([]);
  expect(kinds('{{a.Employers.boss}}')).toEqual(['empty-variable', 'empty-variable']);
});
