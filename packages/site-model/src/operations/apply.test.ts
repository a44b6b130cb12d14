import { describe, expect, test } from 'vitest';
import type { SiteDocument } from '../document.ts';
import { newScreen } from '../new-document.ts';
import { findForm } from '../parts.ts';
import { inputNamed } from '../testing/documents.ts';
import { applied, countingIds, nextItem, propsOf, refusal, sampleSite } from '../testing/sample-site.ts';
import { apply } from './apply.ts';
import { addFromPalette, duplicateComponent, retypeComponent } from './component-operations.ts';

const doc = sampleSite();
const [title = '', input = ''] = findForm(doc, 'Screen_income')!.componentIds;
const [paragraph = ''] = findForm(doc, 'Screen_extra')!.componentIds;
const onInput = { type: 'setComponent', screenId: 'Screen_income', componentId: input } as const;
const onParagraph = { type: 'setComponent', screenId: 'Screen_extra', componentId: paragraph } as const;

function componentIds(site: SiteDocument): string[] {
  return findForm(site, 'Screen_income')!.componentIds;
}

describe('components', () => {
  test('are added at a place, moved, and moved to another screen', () => {
    const added = applied(doc, addFromPalette(doc, { screenId: 'Screen_income', at: 1 }, 'Select', () => 'Select_9')!);
    expect(componentIds(added)).toEqual([title, 'Select_9', input]);
    const place = { type: 'moveComponent', screenId: 'Screen_income', componentId: 'Select_9' } as const;
    expect(componentIds(applied(added, { ...place, toScreenId: 'Screen_income', to: 2 })).at(-1)).toBe('Select_9');
    const moved = applied(added, { ...place, toScreenId: 'Screen_extra', to: 0 });
    expect(componentIds(moved)).toEqual([title, input]);
    expect(findForm(moved, 'Screen_extra')?.componentIds).toEqual(['Select_9', paragraph]);
  });

  test('are copied without label and name, the copy behind them', () => {
    const copied = applied(doc, duplicateComponent(doc, 'Screen_income', input, () => 'Input_9')!);
    expect(componentIds(copied)).toEqual([title, input, 'Input_9']);
    expect(propsOf(copied, 'Input_9')).toMatchObject({ label: '', name: '', required: false });
  });

  test('are replaced by new ones when their type changes, and conditions read the new ones', () => {
    const retyped = applied(doc, retypeComponent(doc, 'Screen_income', input, 'Select', () => 'Select_9')!);
    expect(componentIds(retyped)).toEqual([title, 'Select_9']);
    expect(propsOf(retyped, 'Select_9')).toMatchObject({ label: 'Select', name: 'Select' });
    expect(retyped.screens.Screen_income?.nextConfig[0]?.condition.items[0]?.field).toEqual({
      kind: 'component',
      componentId: 'Select_9',
    });
  });

  test('are replaced by an unknown path in conditions when they are removed', () => {
    const removed = applied(doc, { type: 'removeComponent', screenId: 'Screen_income', componentId: input });
    const { id } = findForm(doc, 'Screen_income')!;
    expect(removed.screens.Screen_income?.nextConfig[0]?.condition.items[0]?.field).toEqual({
      kind: 'unknown',
      path: `${id}.output.data.formData.${input}`,
    });
  });

  test('are named after the label, as no other field is, while the name is empty or both are typed', () => {
    const unnamed = applied(doc, { ...onInput, key: 'name', value: '' }, { ...onInput, key: 'label', value: 'M' });
    expect(propsOf(unnamed, input)).toMatchObject({ name: 'm' });
    const typed = applied(unnamed, { ...onInput, key: 'label', value: 'Monthly pay 2', fill: true });
    expect(propsOf(typed, input)).toMatchObject({ label: 'Monthly pay 2', name: 'monthlyPay' });
    expect(propsOf(applied(typed, { ...onInput, key: 'label', value: 'Wage' }), input)).toMatchObject({
      name: 'monthlyPay',
    });
    const added = applied(typed, {
      type: 'addComponents',
      screenId: 'Screen_income',
      at: 0,
      components: [inputNamed('', {}, 'Input_new')],
    });
    const second = { ...onInput, componentId: 'Input_new', key: 'label', value: 'Monthly pay' } as const;
    expect(propsOf(applied(added, second), 'Input_new')).toMatchObject({ name: 'monthlyPayB' });
  });

  test('are given option values from the option labels while the values are empty', () => {
    const retyped = applied(doc, retypeComponent(doc, 'Screen_income', input, 'Select', () => 'Select_9')!);
    const onSelect = { ...onInput, componentId: 'Select_9', key: 'options' } as const;
    const first = { label: 'Yes', value: 'YES' };
    const emptied = applied(retyped, { ...onSelect, value: [first, { label: '', value: '' }] });
    const filled = applied(emptied, { ...onSelect, value: [first, { label: 'No', value: '' }] });
    expect(propsOf(filled, 'Select_9')?.options).toMatchObject([first, { label: 'No', value: 'No' }]);
  });
});

describe('screens', () => {
  test('are removed together with the targets that lead to them', () => {
    const removed = applied(doc, { type: 'removeScreen', screenId: 'Screen_extra' });
    expect(removed.screenIds).toEqual(['Screen_income', 'Screen_connect']);
    expect(removed.screens.Screen_income?.nextConfig[0]).toMatchObject({ type: 'ROUTE_SCREEN', target: null });
  });

  test('are limited to one at least, fifty at most, and known parts', () => {
    const single = applied(
      doc,
      { type: 'removeScreen', screenId: 'Screen_extra' },
      { type: 'removeScreen', screenId: 'Screen_connect' },
    );
    expect(refusal(single, { type: 'removeScreen', screenId: 'Screen_income' })).toBe('A site has at least one screen');
    const newId = countingIds(100);
    const more = Array.from({ length: 47 }, () => newScreen('FormModule', 'More', newId));
    const full = applied(doc, ...more.map((screen) => ({ type: 'addScreen', screen, at: 3 }) as const));
    const screen = newScreen('FormModule', 'One more', newId);
    expect(refusal(full, { type: 'addScreen', screen, at: 0 })).toBe('A site has at most 50 screens');
    const items = [nextItem('Screen_nowhere')];
    expect(refusal(doc, { type: 'setNextConfig', screenId: 'Screen_extra', items })).toBe(
      'There is no screen Screen_nowhere',
    );
  });

  test('are shared with the document before the operation when they did not change', () => {
    const renamed = applied(doc, { type: 'setScreen', screenId: 'Screen_extra', key: 'screenName', value: 'More' });
    expect(renamed.screens.Screen_income).toBe(doc.screens.Screen_income);
    expect(renamed.screens.Screen_extra?.module.moduleName).toBe('More');
    const result = apply(doc, { ...onInput, key: 'label', value: 'Pay' });
    expect('doc' in result && result.doc).toBe(doc);
  });
});

describe('variables', () => {
  const reading = applied(doc, {
    ...onParagraph,
    key: 'text',
    value: 'You earn {{ Income.Pay }} by {{Query.campaign}}',
  });
  const text = (site: SiteDocument) => propsOf(site, paragraph)?.text;

  test('are renamed with the label of their field and the name of its screen', () => {
    const relabelled = applied(reading, { ...onInput, key: 'label', value: 'Wage' });
    expect(text(relabelled)).toBe('You earn {{ Income.Wage }} by {{Query.campaign}}');
    expect(
      text(applied(relabelled, { type: 'setScreen', screenId: 'Screen_income', key: 'screenName', value: 'Job' })),
    ).toBe('You earn {{ Job.Wage }} by {{Query.campaign}}');
    const move = { ...onInput, type: 'moveComponent', toScreenId: 'Screen_extra', to: 0 } as const;
    expect(text(applied(reading, move))).toContain('{{ Extra.Pay }}');
  });

  test('are connected to their field again after its label was empty', () => {
    const emptied = applied(reading, { ...onInput, key: 'label', value: '' });
    expect(text(emptied)).toContain(`{{ Screen_income.${input} }}`);
    expect(text(applied(emptied, { ...onInput, key: 'label', value: 'W' }))).toContain('{{ Income.W }}');
  });

  test('are renamed with the key of a URL parameter, in conditions too', () => {
    const tested = applied(reading, {
      type: 'setNextConfig',
      screenId: 'Screen_extra',
      items: [nextItem('https://example.com/?c={{Query.campaign}}', { kind: 'query', key: 'campaign' })],
    });
    const renamed = applied(tested, { type: 'setUrlParams', urlParams: [{ key: 'source', value: 'web' }] });
    expect(text(renamed)).toContain('{{Query.source}}');
    expect(renamed.screens.Screen_extra?.nextConfig[0]).toMatchObject({
      target: 'https://example.com/?c={{Query.source}}',
      condition: { items: [{ field: { kind: 'query', key: 'source' } }] },
    });
  });

  test('cannot be renamed when a text would become too long', () => {
    const full = applied(reading, { ...onParagraph, key: 'text', value: '{{Income.Pay}}'.padEnd(1000, 'x') });
    expect(refusal(full, { ...onInput, key: 'label', value: 'Monthly pay' })).toBe(
      'A text has at most 1000 characters: the new field name makes this text too long',
    );
  });
});
