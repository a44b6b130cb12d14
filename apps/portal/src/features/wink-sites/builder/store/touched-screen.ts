import { isSame } from '@smile/site-model/compare/same';
import type { ScreenId, SiteDocument } from '@smile/site-model/document';
import type { Restore } from '@smile/site-model/operations/apply';
import { findScreen } from '@smile/site-model/parts';

/** The screen in which a step back or forth changes something; null where that is none, or more than one. */
export function touchedScreenId({ changes }: Restore, document: SiteDocument): ScreenId | null {
  const ids = new Set(changes.flatMap(({ path: [part, id] }) => (part === 'screens' && id !== undefined ? [id] : [])));
  const [only] = ids;
  return ids.size === 1 && only !== undefined && findScreen(document, only) ? only : null;
}

/** The first screen that differs; null where none does that is still there. */
export function changedScreenId(before: SiteDocument, after: SiteDocument): ScreenId | null {
  return after.screenIds.find((id) => !isSame(before.screens[id], after.screens[id])) ?? null;
}
