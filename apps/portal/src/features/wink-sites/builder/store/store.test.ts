import { isInput } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import { findForm } from '@smile/site-model/parts';
import { rebase } from '@smile/site-model/rebase';
import { expect, test } from 'vitest';
import { openStore } from '../testing/render-in-builder.tsx';

function open() {
  let count = 0;
  return openStore(newDocument('Loans', (kind) => `${kind}_${++count}`));
}

const idsOf = ({ store }: ReturnType<typeof open>) =>
  findForm(store.getState().document, store.getState().currentScreenId)!.componentIds;
const said = ({ store }: ReturnType<typeof open>) => store.getState().notice?.text;

test('starts on the first screen, on a phone, with nothing to undo', () => {
  const { store } = open();
  const { document, currentScreenId, selection, viewport, history } = store.getState();
  expect(document.themeColor).toBe('#167e1c');
  expect(currentScreenId).toBe(document.screenIds[0]);
  expect(selection).toEqual({ kind: 'screen', id: currentScreenId });
  expect([viewport, history.past]).toEqual(['mobile', []]);
});

test('adds behind the selected component, and selects the first new one', () => {
  const builder = open();
  const { store } = builder;
  const [title = '', input] = idsOf(builder);
  store.getState().select({ kind: 'component', id: title });
  store.getState().addComponentFromPalette('Select');
  expect(idsOf(builder)).toEqual([title, 'Select_101', input]);
  expect(store.getState().selection).toEqual({ kind: 'component', id: 'Select_101' });
  expect(said(builder)).toBe('Select added at 2 of 3');
  const place = { screenId: store.getState().currentScreenId, at: 0 };
  store.getState().addComponentFromPalette('Name', place);
  expect(idsOf(builder).slice(0, 3)).toEqual(['Input_102', 'Input_103', 'Input_104']);
  expect(said(builder)).toBe('Name added at 1 of 6');
});

test('announces where a component moved, and keeps it within its form', () => {
  const builder = open();
  const [title = '', input = ''] = idsOf(builder);
  const { moveComponent } = builder.store.getState();
  moveComponent(title, 1);
  expect(idsOf(builder)).toEqual([input, title]);
  expect(said(builder)).toBe('Title moved to 2 of 2');
  moveComponent(title, 2);
  expect(idsOf(builder)).toEqual([input, title]);
});

test('copies without label and name and selects the copy, then its neighbour when it is deleted', () => {
  const builder = open();
  const { store } = builder;
  const [title, input = ''] = idsOf(builder);
  store.getState().duplicateComponent(input);
  expect(store.getState().selection).toEqual({ kind: 'component', id: 'Input_101' });
  const copy = findForm(store.getState().document, store.getState().currentScreenId)!.componentMap.Input_101!;
  expect(isInput(copy) && [copy.props.label, copy.props.name]).toEqual(['', '']);
  store.getState().removeComponent('Input_101');
  expect(store.getState().selection).toEqual({ kind: 'component', id: input });
  store.getState().undo();
  expect([idsOf(builder), said(builder)]).toEqual([[title, input, 'Input_101'], 'Undone: deleted Input']);
  store.getState().redo();
  expect([idsOf(builder), said(builder)]).toEqual([[title, input], 'Redone: deleted Input']);
});

test('keeps the last component of a form, with a notice', () => {
  const builder = open();
  const [title = '', input = ''] = idsOf(builder);
  builder.store.getState().removeComponent(title);
  builder.store.getState().removeComponent(input);
  expect([idsOf(builder), said(builder)]).toEqual([[input], 'A form needs at least one component']);
});

test('merges letters of one field into one step, and fills the name with the label', () => {
  const builder = open();
  const { store, clock } = builder;
  const screenId = store.getState().currentScreenId;
  const componentId = idsOf(builder)[1]!;
  const place = { type: 'setComponent', screenId, componentId } as const;
  store.getState().dispatch({ ...place, key: 'name', value: '' }, { label: 'changed Field Name' });
  for (const value of ['P', 'Pa', 'Pay']) {
    clock.nowMs += 100;
    store.getState().dispatch({ ...place, key: 'label', value }, { label: 'changed Display Label', fill: true });
  }
  expect(store.getState().history.past).toHaveLength(2);
  expect(findForm(store.getState().document, screenId)!.componentMap[componentId]!.props).toMatchObject({
    label: 'Pay',
    name: 'pay',
  });
  store.getState().undo();
  expect(said(builder)).toBe('Undone: changed Display Label');
});

test('shows a refusal, and changes nothing', () => {
  const { store } = open();
  const before = store.getState();
  const refusal = store.getState().removeScreen(before.currentScreenId);
  const { document, revision, history, notice } = store.getState();
  expect([document, revision, history]).toEqual([before.document, 0, before.history]);
  expect(notice).toEqual({ text: refusal, isRefusal: true, number: 1 });
});

test('opens an added screen, the first one after its removal, and the one where a step was undone', () => {
  const { store } = open();
  const first = store.getState().currentScreenId;
  store.getState().addScreen('FormModule', 'Income');
  const second = store.getState().currentScreenId;
  expect(store.getState().document.screenIds).toEqual([first, second]);
  store.getState().addComponentFromPalette('Input');
  store.getState().showScreen(first);
  store.getState().undo();
  expect(store.getState().currentScreenId).toBe(second);
  store.getState().moveScreen(second, 0);
  expect(store.getState().notice?.text).toBe('Screen Income moved to 1 of 2');
  store.getState().removeScreen(second);
  expect(store.getState().currentScreenId).toBe(first);
});

test('selects a component on the form that it moved to, and one that changed its type', () => {
  const builder = open();
  const { store } = builder;
  const first = store.getState().currentScreenId;
  const [title, input = ''] = idsOf(builder);
  store.getState().addScreen('FormModule', 'Income');
  const second = store.getState().currentScreenId;
  store.getState().showScreen(first);
  store.getState().moveComponentToScreen(input, second);
  expect([store.getState().currentScreenId, idsOf(builder)]).toEqual([second, [input]]);
  store.getState().retypeComponent(input, 'DatePicker');
  const [date] = idsOf(builder);
  expect(date).toMatch(/^DatePicker_/);
  expect(store.getState().selection).toEqual({ kind: 'component', id: date });
  expect(findForm(store.getState().document, first)!.componentIds).toEqual([title]);
});

test('keeps undo after a merge, without undoing the work of others', () => {
  const builder = open();
  const { store } = builder;
  const ids = idsOf(builder);
  store.getState().addComponentFromPalette('Input');
  const merged = { ...store.getState().document, name: 'Merged' };
  store.getState().replaceDocument(merged, rebase);
  expect(store.getState()).toMatchObject({ document: merged, operation: null });
  store.getState().undo();
  expect([store.getState().document.name, idsOf(builder)]).toEqual(['Merged', ids]);
  store.getState().redo();
  expect(store.getState().document).toEqual(merged);
});
