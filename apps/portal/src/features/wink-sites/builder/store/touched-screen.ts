import { isSame } from '@smile/site-model/compare/same';
import type { ScreenId, SiteDocument } from '@smile/site-model/document';
import type { Restore } from '@smile/site-model/operations/apply';
import { findScreen } from '@smile/site-model/parts';

/** The only screen that an undo or redo changes; null if there is none or more than one. */
export function touchedScreenId({ changes }: Restore, document: SiteDocument): ScreenId | null {
  const ids = new Set(changes.flatMap(({ path: [part, id] }) => (part === 'screens' && id !== undefined ? [id] : [])));
  const [only] = ids;
  return ids.size === 1 && only !== undefined && findScreen(document, only) ? only : null;
}

/** The first existing screen that differs; null if there is none. */
export function changedScreenId(before: SiteDocument, after: SiteDocument): ScreenId | null {
  return after.screenIds.find((id) => !isSame(before.screens[id], after.screens[id])) ?? null;
}
