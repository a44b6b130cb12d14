import { expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import { diffDocuments } from '../diff.ts';
import type { Option, SiteDocument, Translations } from '../document.ts';
import type { Operation } from '../operations/operation.ts';
import { rebase } from '../rebase.ts';
import { documentOf, employersGroup, inputNamed, routeTo, screenWithForm, testOf } from '../testing/documents.ts';
import { applied, propsOf } from '../testing/sample-site.ts';

const place = { screenId: 'Screen_1', componentId: 'Input_work' } as const;
const yes: Option = { label: 'Yes', value: 'YES', reference: 'Option_yes' };
const no: Option = { label: 'No', value: 'NO', reference: 'Option_no' };

const work = { ...inputNamed('work', { options: [yes, no] }), type: 'Select' as const };
const plain = { ...documentOf([screenWithForm('Screen_1', [work])]), languages: ['en', 'fil'] };

const setOptions = (...value: Option[]): Operation => ({ type: 'setComponent', ...place, key: 'options', value });
const translate = (value: string, text: string): Operation => {
  return { type: 'setTranslation', ...place, language: 'fil', key: `options.${value}`, text };
};

function translationsIn(doc: SiteDocument): Translations | undefined {
  const { module } = doc.screens.Screen_1!;
  return module.type === 'FormModule' ? module.componentMap.Input_work!.translations : undefined;
}

test('asks when options that two people added or renamed have one label or value', () => {
  const other = (id: string, label = 'Other', value = 'OTHER') => ({ label, value, reference: `Option_${id}` });
  for (const [theirs, mine] of [
    [setOptions(yes, no, other('a')), setOptions(yes, no, other('b'))],
    [setOptions(yes, no, other('a')), setOptions(yes, no, other('b', ' Other ', 'ELSE'))],
    [setOptions(yes, no, other('a', 'None', 'NONE')), setOptions(yes, { ...no, value: 'NONE' })],
  ] as const) {
    const sides = { theirs: applied(plain, theirs), mine: applied(plain, mine) };
    const merged = rebase(plain, sides.theirs, sides.mine);
    expect(merged.clashes.map(({ id }) => id)).toEqual(['Input_work options']);
    expect(checkDocument(merged.doc)).toEqual([]);
    expect(merged.doc).toEqual(sides.mine);
    expect(rebase(plain, sides.theirs, sides.mine, { 'Input_work options': 'theirs' }).doc).toEqual(sides.theirs);
  }
});

test('asks when two people together remove all options', () => {
  const sides = { theirs: applied(plain, setOptions(no)), mine: applied(plain, setOptions(yes)) };
  const merged = rebase(plain, sides.theirs, sides.mine);
  expect(merged.clashes.map(({ id }) => id)).toEqual(['Input_work options']);
  expect(merged.doc).toEqual(sides.mine);
  expect(rebase(plain, sides.theirs, sides.mine, { 'Input_work options': 'theirs' }).doc).toEqual(sides.theirs);
});

test('merges options next to a duplicate that one side had before', () => {
  const added = { label: 'No', value: 'NEVER', reference: 'Option_never' };
  const theirs = applied(plain, setOptions({ ...yes, label: 'Surely' }, no));
  const { doc, clashes } = rebase(plain, theirs, applied(plain, setOptions(yes, no, added)));
  expect(clashes).toEqual([]);
  expect(propsOf(doc, 'Input_work')!.options).toEqual([{ ...yes, label: 'Surely' }, no, added]);
});

test('keeps a translation with its option while the other person changes the value', () => {
  const rename = setOptions({ ...yes, value: 'EMPLOYED' }, no);
  for (const [theirs, mine] of [
    [[rename], [translate('YES', 'Oo')]],
    [[translate('YES', 'Oo')], [rename]],
    [[rename, translate('EMPLOYED', 'May trabaho')], [translate('YES', 'Oo')]],
  ] as const) {
    const { doc, clashes } = rebase(plain, applied(plain, ...theirs), applied(plain, ...mine));
    expect(clashes).toEqual([]);
    expect(translationsIn(doc)).toEqual({ fil: { 'options.EMPLOYED': 'Oo' } });
  }
});

test('gives an option with a new value the translation that is chosen', () => {
  const base = applied(plain, translate('YES', 'Oo'), translate('NO', 'Hindi'));
  const theirs = applied(base, setOptions({ ...yes, value: 'EMPLOYED' }, no));
  const mine = applied(base, translate('YES', 'Opo'));
  const { clashes } = rebase(base, theirs, mine);
  expect(clashes).toHaveLength(1);
  for (const [side, text] of [
    ['mine', 'Opo'],
    ['theirs', 'Oo'],
  ] as const) {
    const { doc } = rebase(base, theirs, mine, { [clashes[0]!.id]: side });
    expect(translationsIn(doc)).toEqual({ fil: { 'options.EMPLOYED': text, 'options.NO': 'Hindi' } });
  }
});

test('finds no difference in options that only got ids', () => {
  const options = [yes, no].map(({ label, value }) => ({ label, value }));
  const select = { ...work, props: { ...work.props, options } };
  const field = { ...select, id: 'Select_entry' };
  const before = documentOf([screenWithForm('Screen_1', [select, employersGroup({ fields: [field] })])]);
  const opened = (doc: SiteDocument, componentId: string) => {
    const set = (value: Option[]): Operation => ({ ...setOptions(...value), componentId }) as Operation;
    return applied(doc, set([{ ...options[0]!, value: 'YE' }, options[1]!]), set(options));
  };
  const after = opened(opened(before, 'Input_work'), 'Select_entry');
  expect(JSON.stringify(after)).toContain('reference');
  expect(diffDocuments(before, after)).toEqual([]);
  expect(rebase(before, before, after).doc).toEqual(after);
  expect(rebase(before, after, before).doc).toEqual(after);
  const mine = applied(before, setOptions({ ...options[0]!, label: 'Surely' }, options[1]!));
  expect(rebase(before, after, mine).clashes).toEqual([]);
});

test('keeps a condition with its line of a long list while the other person changes the value', () => {
  const city = { ...inputNamed('city', { optionLines: 'Manila\nCebu\tCEB' }), type: 'SearchSelect' as const };
  const base = documentOf([screenWithForm('Screen_1', [city]), screenWithForm('Screen_2', [])]);
  const set = { type: 'setComponent', screenId: 'Screen_1', componentId: 'Input_city', key: 'optionLines' } as const;
  const theirs = applied(base, { ...set, value: 'Manila\nCebu\tCEBU' });
  const items = [routeTo('Screen_2', testOf('city', 'EQ', 'CEB'))];
  const { doc, clashes } = rebase(base, theirs, applied(base, { type: 'setNextConfig', screenId: 'Screen_1', items }));
  expect(clashes).toEqual([]);
  expect(doc.screens.Screen_1!.nextConfig[0]!.condition.items[0]!.value).toBe('CEBU');
});
