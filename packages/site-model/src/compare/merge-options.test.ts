import { expect, test } from 'vitest';
import { checkDocument } from '../checks.ts';
import type { Option, SiteDocument, Translations } from '../document.ts';
import type { Operation } from '../operations/operation.ts';
import { rebase } from '../rebase.ts';
import { documentOf, inputNamed, screenWithForm } from '../testing/documents.ts';
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
