import type { ScreenId } from '@smile/site-model/document';
import type { IdMaker } from '@smile/site-model/new-component';
import { newScreen } from '@smile/site-model/new-document';
import { findScreen } from '@smile/site-model/parts';
import type { BuilderState } from './builder-state.ts';

type ScreenActions = Pick<BuilderState, 'addScreen' | 'removeScreen' | 'moveScreen'>;

export function screenActions(
  set: (change: Partial<BuilderState>) => void,
  get: () => BuilderState,
  newId: IdMaker,
): ScreenActions {
  const nameOf = (id: string) => findScreen(get().document, id)?.screenName ?? 'Screen';
  return {
    addScreen(type, name) {
      const { document, dispatch } = get();
      const screen = newScreen(type, name, newId);
      const label = `added screen ${name}`;
      const announcement = `Screen ${name} added`;
      const refusal = dispatch({ type: 'addScreen', screen, at: document.screenIds.length }, { label, announcement });
      if (refusal === null) set(opened(screen.id));
      return refusal;
    },
    removeScreen(id) {
      const name = nameOf(id);
      const label = `deleted screen ${name}`;
      return get().dispatch({ type: 'removeScreen', screenId: id }, { label, announcement: `Screen ${name} deleted` });
    },
    moveScreen(id, to) {
      const { document, dispatch } = get();
      const count = document.screenIds.length;
      if (to < 0 || to >= count) return null;
      const name = nameOf(id);
      const announcement = `Screen ${name} moved to ${to + 1} of ${count}`;
      return dispatch({ type: 'moveScreen', screenId: id, to }, { label: `moved screen ${name}`, announcement });
    },
  };
}

/** State with this screen and its panel open. */
export function opened(id: ScreenId): Pick<BuilderState, 'currentScreenId' | 'selection'> {
  return { currentScreenId: id, selection: { kind: 'screen', id } };
}
