import { describe, expect, test } from 'vitest';
import type { FormModule, InputComponent, NextItem, SiteDocument } from '../document.ts';
import { newDocument, newScreen } from '../new-document.ts';
import { countingIds } from '../testing/sample-site.ts';
import { findFaults, isSound } from './document.ts';

/** Screen_4 with form FormModule_1 (Title_2, Input_3), and Screen_6 with widget WinkWidgetModule_5. */
function start(): SiteDocument {
  const newId = countingIds();
  const doc = newDocument('Loans', newId);
  const widget = newScreen('WinkWidgetModule', 'Connect', newId);
  return { ...doc, screenIds: [...doc.screenIds, widget.id], screens: { ...doc.screens, [widget.id]: widget } };
}

function faultsAfter(change: (doc: SiteDocument, form: FormModule, input: InputComponent) => void): string[] {
  const doc = JSON.parse(JSON.stringify(start())) as SiteDocument;
  const form = doc.screens.Screen_4!.module as FormModule;
  change(doc, form, form.componentMap.Input_3 as InputComponent);
  expect(isSound(doc)).toBe(false);
  return findFaults(doc).map(({ at, message }) => `${at}: ${message}`);
}

function nextItem(given: Partial<NextItem>): NextItem {
  return { id: 'Next_1', type: 'ROUTE_SCREEN', target: null, condition: { type: 'AND', items: [] }, ...given };
}

describe('a document', () => {
  test('is unsound when its order and its parts do not agree', () => {
    expect(faultsAfter((doc) => doc.screenIds.pop())).toHaveLength(1);
    expect(faultsAfter((_, form) => form.componentIds.push('Input_3'))).toHaveLength(2);
    expect(
      faultsAfter((doc) => {
        doc.screenIds = [];
        doc.screens = {};
      }),
    ).toEqual(['screens: A site has at least one screen']);
  });

  test('is unsound when two parts have one id, or an id is a property of every object', () => {
    expect(faultsAfter((doc) => Object.assign(doc.screens.Screen_6!.module, { id: 'Input_3' }))).toEqual([
      'screens: Two parts have the id Input_3',
    ]);
    expect(faultsAfter((_, form) => Object.assign(form, { id: '__proto__' }))).toHaveLength(1);
  });

  test('is unsound when a text is too long or cannot be stored', () => {
    expect(faultsAfter((_, __, input) => Object.assign(input.props, { label: '🙂'.repeat(201) }))).toEqual([
      'screens[0].module.props.components[1]: A display label has at most 200 characters',
    ]);
    for (const name of ['a\0b', 'a\ud800']) expect(faultsAfter((doc) => Object.assign(doc, { name }))).toHaveLength(1);
  });

  test('has texts whose emoji count as one character each', () => {
    const doc = start();
    expect(isSound({ ...doc, name: '🙂'.repeat(100) })).toBe(true);
    expect(isSound({ ...doc, name: '🙂'.repeat(101) })).toBe(false);
  });

  test('is unsound when a next item leads to nothing or reads nothing', () => {
    const reads = (field: NextItem['condition']['items'][number]['field']) =>
      nextItem({ condition: { type: 'AND', items: [{ field, type: 'EQ', value: '' }] } });
    const refused = [
      nextItem({ target: 'Screen_9' }),
      nextItem({ target: 'constructor' }),
      nextItem({ type: 'REDIRECT_URL', target: 'Screen_1' }),
      reads({ kind: 'component', componentId: 'Title_9' }),
      reads({ kind: 'linked', moduleId: 'FormModule_1' }),
    ];
    for (const item of refused)
      expect(
        faultsAfter((doc) => doc.screens.Screen_6!.nextConfig.push(item)),
        JSON.stringify(item),
      ).toHaveLength(1);
  });

  test('is unsound when a component has properties of another type, or there are too many', () => {
    expect(faultsAfter((_, __, input) => input.props.options.push({ label: '', value: '' }))).toHaveLength(1);
    expect(faultsAfter((doc) => Object.assign(doc, { themeColor: 'red' }))).toHaveLength(1);
    expect(
      faultsAfter((_, form) => {
        for (let index = 0; index < 499; index++) {
          const id = `Title_x${index}`;
          form.componentIds.push(id);
          form.componentMap[id] = { ...form.componentMap.Title_2!, id };
        }
      }),
    ).toEqual(['screens: Components, at most 500']);
  });
});
