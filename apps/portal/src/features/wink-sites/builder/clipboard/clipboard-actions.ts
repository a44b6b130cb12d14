import { writeParts } from '@smile/site-model/clipboard/copied-parts';
import type { ComponentId, ScreenId } from '@smile/site-model/document';
import { findComponent, findForm, findScreen } from '@smile/site-model/parts';
import type { BuilderState } from '../store/builder-state.ts';
import { nameOf } from '../store/part-names.ts';

/** A component of the open screen, or a screen. */
export type Part = { screenId: ScreenId; componentId: ComponentId | null };

/** The part whose panel is open; null for the site's panel. */
export function selectedPart({ selection, currentScreenId: screenId }: BuilderState): Part | null {
  if (selection.kind === 'screen') return { screenId, componentId: null };
  return selection.kind === 'component' && selection.id !== null ? { screenId, componentId: selection.id } : null;
}

export function copyPart(state: BuilderState, part: Part): string | null {
  const text = writeParts(state.document, part.screenId, part.componentId);
  if (text !== null) state.announce(`${partName(state, part)} copied to the clipboard`);
  return text;
}

/** Null if the part cannot be removed. */
export function cutPart(state: BuilderState, part: Part): string | null {
  const [text, name] = [writeParts(state.document, part.screenId, part.componentId), partName(state, part)];
  if (text === null) return null;
  const refusal = part.componentId ? state.removeComponent(part.componentId) : state.removeScreen(part.screenId);
  if (refusal !== null) return null;
  state.announce(`${name} cut to the clipboard`);
  return text;
}

/** Pastes the parts in a text after the selection, as one undo step. */
export async function pasteText(getState: () => BuilderState, text: string): Promise<void> {
  try {
    const { pasteParts } = await import('./paste-parts.ts');
    pasteParts(getState(), text);
  } catch {
    getState().announce('Nothing was pasted. Check your connection and try again.', true);
  }
}

function partName({ document }: BuilderState, { screenId, componentId }: Part): string {
  if (componentId === null) return `Screen ${findScreen(document, screenId)?.screenName ?? ''}`.trim();
  const form = findForm(document, screenId);
  const component = form && findComponent(form, componentId);
  return component ? nameOf(component) : 'Component';
}
