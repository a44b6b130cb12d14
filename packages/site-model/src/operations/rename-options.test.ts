import { expect, test } from 'vitest';
import { writeParts } from '../clipboard/copied-parts.ts';
import { adaptParts } from '../clipboard/paste-parts.ts';
import { readParts } from '../clipboard/read-parts.ts';
import type { Option, SiteDocument } from '../document.ts';
import { rebase } from '../rebase.ts';
import { documentOf, inputNamed, routeTo, screenWithForm, testOf } from '../testing/documents.ts';
import { applied, countingIds, propsOf } from '../testing/sample-site.ts';
import { fromWire } from '../wire/from-wire.ts';
import { toWire } from '../wire/to-wire.ts';
import { apply } from './apply.ts';
import type { Operation } from './operation.ts';

const optionsOf = (...values: string[]): Option[] => values.map((value) => ({ label: `Label of ${value}`, value }));

/** A question with two options, used by next items and by another field. */
function workSite(): SiteDocument {
  const work = {
    ...inputNamed('work', { options: optionsOf('YES', 'NO'), defaultValue: 'NO' }),
    type: 'Select' as const,
  };
  const pay = inputNamed('pay', { visibleIf: { type: 'AND', items: [testOf('work', 'ONE_OF', 'YES\nMAYBE')] } });
  return documentOf([
    screenWithForm('Screen_1', [work, pay], [routeTo('Screen_2', testOf('work', 'EQ', 'NO'))]),
    screenWithForm('Screen_2', []),
  ]);
}

function setOptions(value: Option[]): Operation {
  return { type: 'setComponent', screenId: 'Screen_1', componentId: 'Input_work', key: 'options', value };
}

function valuesIn(doc: SiteDocument): unknown[] {
  const { visibleIf } = propsOf(doc, 'Input_pay') as { visibleIf: { items: { value: string }[] } };
  const [item] = doc.screens.Screen_1!.nextConfig;
  return [visibleIf.items[0]!.value, item!.condition.items[0]!.value, propsOf(doc, 'Input_work')!.defaultValue];
}

test('lets conditions and the default follow an option with a new value', () => {
  const doc = workSite();
  expect(valuesIn(applied(doc, setOptions(optionsOf('EMPLOYED', 'NO'))))).toEqual(['EMPLOYED\nMAYBE', 'NO', 'NO']);
  const renamed = apply(doc, setOptions(optionsOf('YES', 'NONE')));
  if ('refused' in renamed) throw new Error(renamed.refused);
  expect(valuesIn(renamed.doc)).toEqual(['YES\nMAYBE', 'NONE', 'NONE']);
  expect(apply(renamed.doc, renamed.inverse)).toMatchObject({ doc });
});

test('follows a value that is cleared and typed anew, and no option that is new, moved or removed', () => {
  const doc = workSite();
  const cleared = applied(doc, setOptions([optionsOf('YES')[0]!, { label: 'Label of NO', value: '' }]));
  expect(valuesIn(applied(cleared, setOptions(optionsOf('YES', 'N')))).slice(0, 2)).toEqual(['YES\nMAYBE', 'N']);
  expect(valuesIn(applied(doc, setOptions(optionsOf('NO', 'YES'))))).toEqual(valuesIn(doc));
  expect(valuesIn(applied(doc, setOptions(optionsOf('YES'))))).toEqual(valuesIn(doc));
});

const selectNamed = (doc: SiteDocument) => propsOf(doc, 'Input_work')!.options as Option[];

/** The site after its options got ids, as after any edit. */
function knownSite(): SiteDocument {
  return applied(workSite(), setOptions(optionsOf('YES', 'NO').map((option) => ({ ...option }))));
}

test('tells options by their ids, whatever the order and the texts', () => {
  const doc = knownSite();
  const [yes, no] = selectNamed(doc);
  expect(yes!.reference).toMatch(/^Option_[0-9a-f]{8}$/);
  const moved = applied(doc, setOptions([{ ...no!, label: 'None', value: 'NONE' }, yes!]));
  expect(valuesIn(moved)).toEqual(['YES\nMAYBE', 'NONE', 'NONE']);
  const swapped = applied(
    doc,
    setOptions([{ ...yes!, value: 'NO' }, no!]),
    setOptions([
      { ...yes!, value: 'NO' },
      { ...no!, value: 'YES' },
    ]),
  );
  expect(valuesIn(swapped)).toEqual(['NO\nMAYBE', 'YES', 'YES']);
  const added = applied(doc, setOptions([{ label: 'New', value: 'NEW', reference: 'Option_new' }, no!]));
  expect(valuesIn(added)).toEqual(valuesIn(doc));
});

test('keeps the default and conditions while a value is cleared or equals another on the way', () => {
  let doc = knownSite();
  const type = (value: string) => {
    const [yes, no] = selectNamed(doc);
    doc = applied(doc, setOptions([yes!, { ...no!, value }]));
  };
  for (const value of ['N', '', 'Y', 'YE', 'YES']) type(value);
  expect(valuesIn(doc)).toEqual(['YES\nMAYBE', 'YE', 'YE']);
  expect(selectNamed(doc)[1]).toMatchObject({ value: 'YES', replaces: 'YE' });
  const wire = toWire(doc);
  const read = fromWire('', wire);
  doc = 'doc' in read ? read.doc : doc;
  expect(toWire(doc)).toEqual(wire);
  type('YES, PAID');
  expect(valuesIn(doc)).toEqual(['YES\nMAYBE', 'YES, PAID', 'YES, PAID']);
  expect(selectNamed(doc)[1]).not.toHaveProperty('replaces');
});

test('keeps conditions with their option while another one gets a value that begins like it', () => {
  let doc = knownSite();
  const type = (index: number, value: string) => {
    const options = selectNamed(doc);
    doc = applied(doc, setOptions(options.map((option, at) => (at === index ? { ...option, value } : option))));
  };
  doc = applied(doc, setOptions([...selectNamed(doc), { label: 'New', value: '', reference: 'Option_new' }]));
  for (const value of ['N', 'NO', 'NO,', 'NO, NEVER']) type(2, value);
  expect(valuesIn(doc)).toEqual(['YES\nMAYBE', 'NO', 'NO']);
  type(2, 'NO');
  type(1, 'NONE');
  expect(valuesIn(doc)).toEqual(['YES\nMAYBE', 'NONE', 'NONE']);
  type(2, 'NEVER');
  type(1, '');
  for (const value of ['NONE', 'NONE, NEVER']) type(2, value);
  type(1, 'NEITHER');
  expect(valuesIn(doc)).toEqual(['YES\nMAYBE', 'NEITHER', 'NEITHER']);
  expect(selectNamed(doc).filter((option) => 'replaces' in option)).toEqual([]);
});

test('keeps conditions with the option that has the value when two had it', () => {
  const doc = applied(workSite(), setOptions([...optionsOf('YES', 'NO'), { label: 'Never', value: 'NO' }]));
  const [yes, no, never] = selectNamed(doc).map(({ replaces: _, ...option }) => option);
  const site = JSON.parse(JSON.stringify(doc)) as SiteDocument;
  propsOf(site, 'Input_work')!.options = [yes, no, never];
  expect(valuesIn(applied(site, setOptions([yes!, { ...no!, value: 'NONE' }, never!])))).toEqual(valuesIn(doc));
  expect(valuesIn(applied(site, setOptions([yes!, no!, { ...never!, value: 'NEVER' }])))).toEqual(valuesIn(doc));
});

test('follows the lines of a long list that got another value under the same label', () => {
  const list = (optionLines: string): Operation => ({
    type: 'setComponent',
    screenId: 'Screen_1',
    componentId: 'Input_city',
    key: 'optionLines',
    value: optionLines,
  });
  const city = { ...inputNamed('city', { optionLines: 'Manila\nCebu\tCEB' }), type: 'SearchSelect' as const };
  const doc = documentOf([
    screenWithForm('Screen_1', [city], [routeTo('Screen_2', testOf('city', 'EQ', 'CEB'))]),
    screenWithForm('Screen_2', []),
  ]);
  const valueIn = (after: SiteDocument) => after.screens.Screen_1!.nextConfig[0]!.condition.items[0]!.value;
  expect(valueIn(applied(doc, list('Cebu\tCEBU\nManila\tMNL')))).toBe('CEBU');
  for (const lines of ['Manila\nDavao', 'Davao\tDVO\nManila', 'Davao\nBaguio', 'Cebu\nCebu\tCEBU'])
    expect(valueIn(applied(doc, list(lines)))).toBe('CEB');
});

test('keeps what other programs store under the keys of ids', () => {
  const foreign = [{ reference: 12 }, { reference: 'ref 12' }, { replaces: 'the old form' }, { replaces: ['a'] }];
  const options = ['YES', 'NO', 'MAYBE', 'NEVER'].map((value, index) => ({ label: value, value, ...foreign[index] }));
  let doc = applied(workSite(), setOptions(options as unknown as Option[]));
  const keysIn = () => selectNamed(doc).map(({ label: _, value: __, ...keys }) => keys);
  expect(keysIn()).toEqual(foreign);
  for (const value of ['N', '', 'NONE'])
    doc = applied(
      doc,
      setOptions(selectNamed(doc).map((option, index) => (index === 1 ? { ...option, value } : option))),
    );
  expect(keysIn()).toEqual(foreign);
  const renamed = applied(
    doc,
    setOptions(selectNamed(doc).map((option) => ({ ...option, value: `${option.value}S` }))),
  );
  expect(valuesIn(renamed)[0]).toBe('YESS\nMAYBES');
});

test('merges edits of two people to options and conditions by the ids of options', () => {
  const doc = workSite();
  const read = (value: string): Operation => ({
    type: 'setNextConfig',
    screenId: 'Screen_1',
    items: [routeTo('Screen_2', testOf('work', 'EQ', value), testOf('pay', 'NOT_EMPTY', ''))],
  });
  const theirs = applied(doc, setOptions(optionsOf('EMPLOYED', 'NO')));
  const added = { label: 'Retired', value: 'RETIRED', reference: 'Option_added' };
  const mine = applied(doc, setOptions([...optionsOf('YES', 'NONE'), added]), read('YES'));
  for (const [one, other] of [
    [theirs, mine],
    [mine, theirs],
  ] as const) {
    const merged = rebase(doc, one, other);
    expect(merged.clashes).toEqual([]);
    expect(selectNamed(merged.doc).map(({ value }) => value)).toEqual(['EMPLOYED', 'NONE', 'RETIRED']);
    expect(valuesIn(merged.doc)).toEqual(['EMPLOYED\nMAYBE', 'EMPLOYED', 'NONE']);
  }
  const same = rebase(doc, theirs, applied(doc, setOptions(optionsOf('PAID', 'NO'))));
  expect(same.clashes.map(({ what }) => what)).toContain('Options of work');
});

test('keeps the meaning of conditions in a copy', () => {
  const doc = knownSite();
  const text = writeParts(doc, 'Screen_1', null)!;
  const parts = readParts(text);
  if ('problem' in parts) throw new Error(parts.problem);
  const adapted = adaptParts(doc, parts, 'Screen_1', countingIds(50)).parts;
  if (!('screen' in adapted)) throw new Error('no screen');
  const pasted = applied(doc, { type: 'addScreen', screen: adapted.screen, at: 1 });
  const [copyId] = adapted.screen.module.type === 'FormModule' ? adapted.screen.module.componentIds : [];
  const copied = propsOf(pasted, copyId!)!.options as Option[];
  const renamed = applied(pasted, {
    type: 'setComponent',
    screenId: adapted.screen.id,
    componentId: copyId!,
    key: 'options',
    value: copied.map((option) => ({ ...option, value: option.value.toLowerCase() })),
  });
  const items = renamed.screens[adapted.screen.id]!.nextConfig[0]!.condition.items;
  expect(items.map(({ value }) => value)).toEqual(['no']);
  expect(valuesIn(renamed)).toEqual(valuesIn(doc));
});
