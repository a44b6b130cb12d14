import { newDocument } from '@smile/site-model/new-document';
import { componentsOf, screensOf } from '@smile/site-model/parts';
import { expect, it } from 'vitest';
import { newId } from '../store/new-id.ts';
import { createBuilderStore } from '../store/store.ts';
import { showRefusedPart } from './show-refused-part.ts';

function openStore() {
  const store = createBuilderStore(newDocument('Loans', newId), { newId, nowMs: () => 0 });
  const form = screensOf(store.getState().document).findIndex((screen) => componentsOf(screen).length > 0);
  return { store, form };
}

const refused = (path: string) => ({ fields: [{ path, message: 'must have at most 9 characters.' }] });

it('opens the component that the server refuses, and names it without its path', () => {
  const { store, form } = openStore();
  const screen = screensOf(store.getState().document)[form]!;
  const path = `winkSiteTemplate.scenes.0.screens.${form}.module.props.components.0.props.label`;
  const text = showRefusedPart(store, refused(path));
  expect(text).toMatch(/^".+" on screen ".+": Label must have at most 9 characters\.$/);
  expect(store.getState().currentScreenId).toBe(screen.id);
  expect(store.getState().selection).toEqual({ kind: 'component', id: componentsOf(screen)[0]!.id });
});

it('opens the screen that the server refuses', () => {
  const { store, form } = openStore();
  const screen = screensOf(store.getState().document)[form]!;
  const text = showRefusedPart(store, refused(`winkSiteTemplate.scenes.0.screens.${form}.props.nextButtonName`));
  expect(text).toBe(`Screen "${screen.screenName}": Next button name must have at most 9 characters.`);
  expect(store.getState().selection).toEqual({ kind: 'screen', id: screen.id });
});

it('opens the settings of the site for the rest', () => {
  const { store } = openStore();
  expect(showRefusedPart(store, refused('name'))).toBe('Name must have at most 9 characters.');
  expect(store.getState().selection).toEqual({ kind: 'site' });
});
