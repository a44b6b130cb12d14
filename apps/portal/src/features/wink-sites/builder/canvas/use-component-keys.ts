import type { ComponentId } from '@smile/site-model/document';
import { findForm, screensOf } from '@smile/site-model/parts';
import type { KeyboardEvent } from 'react';
import type { BuilderState } from '../store/builder-state.ts';
import { useBuilderStore } from '../store/use-builder.ts';
import { focusComponent, focusPanel } from './focus-component.ts';

/** Handles keys on a component of the canvas, except the Space bar, which picks it up. */
export function useComponentKeys(): (event: KeyboardEvent, id: ComponentId) => void {
  const store = useBuilderStore();
  return (event, id) => {
    const state = store.getState();
    if (state.drag !== null) return;
    const index = findForm(state.document, state.currentScreenId)?.componentIds.indexOf(id) ?? -1;
    const action = actionOf(event, state, id, index);
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}

function actionOf(event: KeyboardEvent, state: BuilderState, id: ComponentId, index: number): (() => void) | null {
  const { key, altKey } = event;
  const isCommand = event.ctrlKey || event.metaKey;
  const thenFocus = (act: () => void) => () => {
    act();
    focusComponent();
  };
  if (altKey && key === 'ArrowUp') return thenFocus(() => state.moveComponent(id, index - 1));
  if (altKey && key === 'ArrowDown') return thenFocus(() => state.moveComponent(id, index + 1));
  if (altKey && (key === 'PageUp' || key === 'PageDown'))
    return thenFocus(() => moveToNeighbour(state, id, key === 'PageUp' ? -1 : 1));
  if (isCommand && key.toLowerCase() === 'd') return thenFocus(() => state.duplicateComponent(id));
  if (isCommand || altKey) return null;
  if (key === 'Delete' || key === 'Backspace') return thenFocus(() => state.removeComponent(id));
  if (key === 'Enter')
    return () => {
      state.select({ kind: 'component', id });
      focusPanel();
    };
  const target = neighbourOf(key, state, index);
  return target === undefined ? null : thenFocus(() => state.select({ kind: 'component', id: target }));
}

/** The component that an arrow key leads to; undefined for other keys. */
function neighbourOf(key: string, { document, currentScreenId }: BuilderState, index: number): ComponentId | undefined {
  const ids = findForm(document, currentScreenId)?.componentIds ?? [];
  if (key === 'ArrowDown' || key === 'ArrowRight') return ids[Math.min(index + 1, ids.length - 1)];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return ids[Math.max(index - 1, 0)];
  if (key === 'Home') return ids[0];
  return key === 'End' ? ids.at(-1) : undefined;
}

/** Moves a component to the nearest form before or after this screen. */
function moveToNeighbour(state: BuilderState, id: ComponentId, step: -1 | 1): void {
  const screens = screensOf(state.document);
  const at = screens.findIndex((screen) => screen.id === state.currentScreenId);
  const others = step < 0 ? screens.slice(0, at).reverse() : screens.slice(at + 1);
  const target = others.find(({ module }) => module.type === 'FormModule');
  if (target) state.moveComponentToScreen(id, target.id);
  else state.announce(step < 0 ? 'There is no form screen before this one' : 'There is no form screen after this one');
}
