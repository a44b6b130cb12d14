import type { SiteDocument } from '@smile/site-model/document';
import { createBuilderStore } from '../store/store.ts';

/** A store with ids that count and a clock that is moved by hand. */
export function openStore(document: SiteDocument) {
  let count = 100;
  const clock = { nowMs: 0 };
  const store = createBuilderStore(document, { newId: (kind) => `${kind}_${++count}`, nowMs: () => clock.nowMs });
  return { store, clock };
}
