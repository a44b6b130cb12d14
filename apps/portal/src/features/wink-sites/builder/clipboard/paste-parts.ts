import type { CopiedParts } from '@smile/site-model/clipboard/copied-parts';
import { adaptParts } from '@smile/site-model/clipboard/paste-parts';
import { readParts } from '@smile/site-model/clipboard/read-parts';
import { findForm } from '@smile/site-model/parts';
import type { BuilderState } from '../store/builder-state.ts';
import { newId } from '../store/new-id.ts';
import { nameOf } from '../store/part-names.ts';

/** Pastes the parts in a text after the selection, as one undo step. */
export function pasteParts(state: BuilderState, text: string): void {
  const read = readParts(text);
  const problem = problemOf(state, read);
  if (problem !== null || 'problem' in read) {
    state.announce(problem ?? '', true);
    return;
  }
  const { parts, dropped } = adaptParts(state.document, read, state.currentScreenId, newId);
  const name = 'screen' in parts ? `Screen ${parts.screen.screenName}` : parts.components.map(nameOf).join(', ');
  if (addParts(state, parts, name) !== null) return;
  const left = dropped === 1 ? '1 condition or route is' : `${dropped} conditions and routes are`;
  state.announce(
    dropped === 0 ? `${name} pasted` : `${name} pasted. ${left} left out: this site does not have what they refer to.`,
    dropped > 0,
  );
}

function problemOf({ document, currentScreenId }: BuilderState, read: ReturnType<typeof readParts>): string | null {
  if ('problem' in read) return read.problem;
  return 'screen' in read || findForm(document, currentScreenId) ? null : 'Components go on form screens';
}

function addParts(state: BuilderState, parts: CopiedParts, name: string): string | null {
  const { document, currentScreenId: screenId, selection, dispatch, select, showScreen } = state;
  const options = { label: `pasted ${name}` };
  if ('screen' in parts) {
    const at = document.screenIds.indexOf(screenId) + 1;
    const refusal = dispatch({ type: 'addScreen', screen: parts.screen, at }, options);
    if (refusal === null) showScreen(parts.screen.id);
    return refusal;
  }
  const ids = findForm(document, screenId)!.componentIds;
  const selected = selection.kind === 'component' ? ids.indexOf(selection.id ?? '') : -1;
  const at = selected < 0 ? ids.length : selected + 1;
  const refusal = dispatch({ type: 'addComponents', screenId, components: parts.components, at }, options);
  if (refusal === null) select({ kind: 'component', id: parts.components[0]!.id });
  return refusal;
}
