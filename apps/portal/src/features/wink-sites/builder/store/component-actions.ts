import type { ComponentId, SiteDocument } from '@smile/site-model/document';
import type { IdMaker } from '@smile/site-model/new-component';
import { addFromPalette, duplicateComponent, retypeComponent } from '@smile/site-model/operations/component-operations';
import type { Operation } from '@smile/site-model/operations/operation';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import type { BuilderState } from './builder-state.ts';
import { nameOf } from './part-names.ts';

type ComponentActions = Pick<
  BuilderState,
  | 'addComponentFromPalette'
  | 'duplicateComponent'
  | 'removeComponent'
  | 'moveComponent'
  | 'moveComponentToScreen'
  | 'retypeComponent'
>;

const noForm = 'Components go on form screens';

export function componentActions(
  set: (change: Partial<BuilderState>) => void,
  get: () => BuilderState,
  newId: IdMaker,
): ComponentActions {
  const select = (id: ComponentId | undefined) => {
    if (id !== undefined) set({ selection: { kind: 'component', id } });
  };
  /** Adds components and selects the first one; null means that the screen has no form. */
  const add = (operation: Operation | null, label: string, announcement: (document: SiteDocument) => string) => {
    if (operation?.type !== 'addComponents') return refuse(get(), noForm);
    const refusal = get().dispatch(operation, { label });
    if (refusal !== null) return refusal;
    select(operation.components[0]?.id);
    get().announce(announcement(get().document));
    return null;
  };
  return {
    addComponentFromPalette(item, place = placeAfterSelection(get())) {
      const operation = addFromPalette(get().document, place, item, newId);
      const [first] = operation?.type === 'addComponents' ? operation.components : [];
      const name = first && !addsSeveral(item) ? nameOf(first) : item;
      return add(operation, `added ${name}`, (document) => `${name} added ${placeInWords(document, place)}`);
    },
    duplicateComponent(id) {
      const { document, currentScreenId } = get();
      const name = nameIn(get(), id);
      const operation = duplicateComponent(document, currentScreenId, id, newId);
      return add(operation, `copied ${name}`, () => `${name} copied. Give the copy a label and a name.`);
    },
    removeComponent(id) {
      const { document, currentScreenId: screenId, dispatch } = get();
      const ids = findForm(document, screenId)?.componentIds ?? [];
      if (ids.length === 1) return refuse(get(), 'A form needs at least one component');
      const name = nameIn(get(), id);
      const neighbour = ids[ids.indexOf(id) + 1] ?? ids[ids.indexOf(id) - 1];
      const operation: Operation = { type: 'removeComponent', screenId, componentId: id };
      const refusal = dispatch(operation, { label: `deleted ${name}`, announcement: `${name} deleted` });
      if (refusal === null) select(neighbour);
      return refusal;
    },
    moveComponent(id, to) {
      const { document, currentScreenId: screenId, dispatch } = get();
      const count = findForm(document, screenId)?.componentIds.length ?? 0;
      if (to < 0 || to >= count) return null;
      const name = nameIn(get(), id);
      const operation: Operation = { type: 'moveComponent', screenId, componentId: id, toScreenId: screenId, to };
      return dispatch(operation, { label: `moved ${name}`, announcement: `${name} moved to ${to + 1} of ${count}` });
    },
    moveComponentToScreen(id, toScreenId) {
      const { document, currentScreenId: screenId, dispatch } = get();
      const target = findScreen(document, toScreenId);
      const form = findForm(document, toScreenId);
      if (!target || !form) return refuse(get(), noForm);
      const name = nameIn(get(), id);
      const to = form.componentIds.length;
      const operation: Operation = { type: 'moveComponent', screenId, componentId: id, toScreenId, to };
      const label = `moved ${name} to ${target.screenName}`;
      const refusal = dispatch(operation, { label, announcement: `${name} moved to screen ${target.screenName}` });
      if (refusal === null) set({ currentScreenId: toScreenId, selection: { kind: 'component', id } });
      return refusal;
    },
    retypeComponent(id, type) {
      const { document, currentScreenId, dispatch } = get();
      const operation = retypeComponent(document, currentScreenId, id, type, newId);
      if (operation?.type !== 'replaceComponent') return refuse(get(), noForm);
      const refusal = dispatch(operation, { label: `changed the type of ${nameIn(get(), id)}` });
      if (refusal === null) select(operation.component.id);
      return refusal;
    },
  };
}

/** A set of fields is announced by its own name. */
function addsSeveral(item: string): boolean {
  return item === 'Name' || item === 'Address';
}

/** Position after the selected component, otherwise at the end of the form. */
function placeAfterSelection({ document, currentScreenId, selection }: BuilderState) {
  const ids = findForm(document, currentScreenId)?.componentIds ?? [];
  const selected = selection.kind === 'component' ? ids.indexOf(selection.id ?? '') : -1;
  return { screenId: currentScreenId, at: selected < 0 ? ids.length : selected + 1 };
}

function placeInWords(document: SiteDocument, { screenId, at }: { screenId: string; at: number }): string {
  return `at ${at + 1} of ${findForm(document, screenId)?.componentIds.length ?? 0}`;
}

function nameIn({ document, currentScreenId }: BuilderState, id: ComponentId): string {
  const form = findForm(document, currentScreenId);
  const component = form && findComponent(form, id);
  return component ? nameOf(component) : 'Component';
}

function refuse(state: BuilderState, reason: string): string {
  state.announce(reason, true);
  return reason;
}
