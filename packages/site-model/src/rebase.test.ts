import { describe, expect, test } from 'vitest';
import { newComponents } from './new-component.ts';
import { newScreen } from './new-document.ts';
import type { Operation } from './operations/operation.ts';
import { findForm } from './parts.ts';
import { rebase } from './rebase.ts';
import { applied, countingIds, nextItem, propsOf, sampleSite } from './testing/sample-site.ts';

const base = sampleSite();
const onInput = { type: 'setComponent', screenId: 'Screen_income', componentId: 'Input_4' } as const;
const onParagraph = { type: 'setComponent', screenId: 'Screen_extra', componentId: 'Paragraph_7' } as const;
const removeInput = { type: 'removeComponent', screenId: 'Screen_income', componentId: 'Input_4' } as const;

function merge(theirs: Operation[], mine: Operation[], decisions?: Record<string, 'theirs' | 'mine'>) {
  return rebase(base, applied(base, ...theirs), applied(base, ...mine), decisions);
}

const both = (...operations: Operation[]) => applied(base, ...operations);

describe('changes of two people', () => {
  test('are merged when they set different values of one field', () => {
    const [label, required]: Operation[] = [
      { ...onInput, key: 'label', value: 'Wage' },
      { ...onInput, key: 'required', value: true },
    ];
    expect(merge([label!], [required!])).toEqual({ doc: both(label!, required!), clashes: [] });
  });

  test('are a clash described in words when they set the same value, until one is chosen', () => {
    const theirs: Operation = { ...onInput, key: 'label', value: 'Wage' };
    const mine: Operation = { ...onInput, key: 'label', value: 'Salary' };
    const merged = merge([theirs], [mine]);
    expect(merged.clashes).toEqual([
      {
        id: 'Input_4 label',
        screenId: 'Screen_income',
        componentId: 'Input_4',
        what: 'Label of Salary',
        theirs: '"Wage"',
        mine: '"Salary"',
      },
    ]);
    expect(merged.doc).toEqual(both(mine));
    expect(merge([theirs], [mine], { 'Input_4 label': 'theirs' }).doc).toEqual(both(theirs));
    expect(merge([theirs], [theirs])).toEqual({ doc: both(theirs), clashes: [] });
  });

  test('are merged when one renames a field and the other reads it', () => {
    const rename: Operation = { ...onInput, key: 'label', value: 'Wage' };
    const read: Operation = { ...onParagraph, key: 'text', value: 'You earn {{ Income.Pay }}' };
    for (const merged of [merge([rename], [read]), merge([read], [rename])]) {
      expect(merged.clashes).toEqual([]);
      expect(propsOf(merged.doc, 'Paragraph_7')?.text).toBe('You earn {{ Income.Wage }}');
    }
  });

  test('are merged when both add parts, in the order of each', () => {
    const add = (id: string, at: number): Operation => ({
      type: 'addComponents',
      screenId: 'Screen_income',
      components: newComponents('Input', findForm(base, 'Screen_income')!, () => id),
      at,
    });
    const { doc, clashes } = merge([add('Input_a', 2)], [add('Input_b', 0), add('Input_c', 2)]);
    expect(findForm(doc, 'Screen_income')?.componentIds).toEqual([
      'Input_b',
      'Title_3',
      'Input_c',
      'Input_4',
      'Input_a',
    ]);
    expect(clashes).toEqual([]);
  });

  test('are merged when one moves a component that the other edits', () => {
    const move: Operation = { ...onInput, type: 'moveComponent', toScreenId: 'Screen_extra', to: 0 };
    const { doc, clashes } = merge([move], [{ ...onInput, key: 'placeholder', value: 'PHP' }]);
    expect(findForm(doc, 'Screen_extra')?.componentMap.Input_4?.props).toMatchObject({ placeholder: 'PHP' });
    expect(clashes).toEqual([]);
  });

  test('are a clash when both change one order', () => {
    const orders: Operation[] = [2, 1].map((to) => ({ type: 'moveScreen', screenId: 'Screen_income', to }));
    const merged = merge([orders[0]!], [orders[1]!]);
    expect(merged.clashes).toMatchObject([
      { id: 'order', theirs: 'Extra, Connect, Income', mine: 'Extra, Income, Connect' },
    ]);
    expect(merged.doc.screenIds).toEqual(['Screen_extra', 'Screen_income', 'Screen_connect']);
  });
});

describe('a part that one of two removes', () => {
  test('is gone when the other did not change it, with everything that led to it', () => {
    const { doc, clashes } = merge(
      [{ type: 'removeScreen', screenId: 'Screen_extra' }],
      [{ ...onInput, key: 'required', value: true }],
    );
    expect(doc.screenIds).toEqual(['Screen_income', 'Screen_connect']);
    expect(doc.screens.Screen_income?.nextConfig).toMatchObject([{ target: null }]);
    expect(clashes).toEqual([]);
  });

  test('is a clash when the other changed it, or a part of it', () => {
    const edit: Operation = { ...onInput, key: 'label', value: 'Wage' };
    const component = merge([removeInput], [edit]);
    expect(component.clashes).toMatchObject([{ id: 'Input_4', what: 'Wage', theirs: 'removed', mine: 'changed' }]);
    expect(propsOf(component.doc, 'Input_4')).toMatchObject({ label: 'Wage' });
    expect(propsOf(merge([removeInput], [edit], { Input_4: 'theirs' }).doc, 'Input_4')).toBeUndefined();
    const remove: Operation = { type: 'removeScreen', screenId: 'Screen_income' };
    const screen = merge([edit], [remove], { Screen_income: 'theirs' });
    expect(screen.clashes).toMatchObject([{ id: 'Screen_income', theirs: 'changed', mine: 'removed' }]);
    expect(findForm(screen.doc, 'Screen_income')?.componentIds).toEqual(['Title_3', 'Input_4']);
  });

  test('is a clash when the other made something lead to it or read it', () => {
    const lead: Operation = { type: 'setNextConfig', screenId: 'Screen_income', items: [nextItem('Screen_connect')] };
    const remove: Operation = { type: 'removeScreen', screenId: 'Screen_connect' };
    const led = merge([remove], [lead], { Screen_connect: 'mine' });
    expect(led.clashes.map(({ id }) => id)).toContain('Screen_connect');
    expect(led.doc.screenIds).toContain('Screen_connect');
    const reading = [nextItem('Screen_connect', { kind: 'component', componentId: 'Input_4' })];
    const read: Operation = { type: 'setNextConfig', screenId: 'Screen_extra', items: reading };
    expect(merge([removeInput], [read]).clashes.map(({ id }) => id)).toEqual(['Input_4']);
  });
});

describe('references that a removal clears', () => {
  const toExtra: Operation = { type: 'setNextConfig', screenId: 'Screen_income', items: [nextItem('Screen_extra')] };
  const start = applied(base, toExtra);
  const remove: Operation = { type: 'removeScreen', screenId: 'Screen_extra' };
  const edit: Operation = { type: 'setScreen', screenId: 'Screen_extra', key: 'screenName', value: 'More' };

  test('are restored with the part that "mine" keeps', () => {
    const clashing = rebase(start, applied(start, remove), applied(start, edit));
    expect(clashing.clashes.map(({ id }) => id)).toEqual(['Screen_extra']);
    expect(clashing.doc).toEqual(applied(start, edit));
    const other = rebase(start, applied(start, edit), applied(start, remove), { Screen_extra: 'theirs' });
    expect(other.doc).toEqual(applied(start, edit));
    const gone = rebase(start, applied(start, remove), applied(start, edit), { Screen_extra: 'theirs' });
    expect(gone.doc.screens.Screen_income?.nextConfig).toMatchObject([{ target: null }]);
  });

  test('are restored beside other changes to the same item', () => {
    const reading = nextItem('Screen_extra', { kind: 'component', componentId: 'Input_4' });
    const begun = applied(base, { ...toExtra, items: [reading] });
    const removed = applied(begun, remove);
    const [item] = removed.screens.Screen_income!.nextConfig;
    const changed = applied(removed, {
      ...toExtra,
      items: [{ ...item!, condition: { type: 'AND', items: [{ ...item!.condition.items[0]!, value: '7' }] } }],
    });
    const { doc } = rebase(begun, changed, applied(begun, edit));
    expect(doc.screens.Screen_income?.nextConfig).toMatchObject([
      { target: 'Screen_extra', condition: { items: [{ value: '7' }] } },
    ]);
  });

  test('are read again when "mine" keeps the part', () => {
    const reading = nextItem('Screen_connect', { kind: 'component', componentId: 'Input_4' });
    const begun = applied(base, { type: 'setNextConfig', screenId: 'Screen_extra', items: [reading] });
    const label: Operation = { ...onInput, key: 'label', value: 'Wage' };
    const { doc, clashes } = rebase(begun, applied(begun, removeInput), applied(begun, label));
    expect(clashes.map(({ id }) => id)).toEqual(['Input_4']);
    expect(doc.screens.Screen_extra?.nextConfig).toMatchObject([
      { condition: { items: [{ field: { kind: 'component', componentId: 'Input_4' } }] } },
    ]);
  });
});

test('asks one question when both sides together exceed a limit', () => {
  const newId = countingIds(100);
  const add = (): Operation[] =>
    Array.from({ length: 30 }, () => ({ type: 'addScreen', screen: newScreen('FormModule', 'More', newId), at: 3 }));
  const [theirs, mine] = [add(), add()];
  const merged = merge(theirs, mine);
  expect(merged.clashes).toMatchObject([{ id: 'site' }]);
  expect(merged.doc).toEqual(both(...mine));
  expect(merge(theirs, mine, { site: 'theirs' }).doc).toEqual(both(...theirs));
});
