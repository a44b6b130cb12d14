import '@smile/site-model/operations/follow-renamed';
import '@smile/site-model/operations/part-operations';
import type { SiteDocument } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import type { ReactNode } from 'react';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { createBuilderStore } from '../store/store.ts';
import { BuilderProvider } from '../store/use-builder.ts';

/** Renders builder parts around a document; default: a new site with Title_3 and Input_4 on Screen_2. */
export function renderInBuilder(content: ReactNode, document: SiteDocument = newSite()) {
  const { store } = openStore(document);
  renderInPortal(<BuilderProvider value={store}>{content}</BuilderProvider>);
  return store;
}

function newSite() {
  let count = 0;
  return newDocument('Loans', (kind) => `${kind}_${++count}`);
}

/** A store with sequential ids and a manual clock. */
export function openStore(document: SiteDocument) {
  let count = 100;
  const clock = { nowMs: 0 };
  const store = createBuilderStore(document, { newId: (kind) => `${kind}_${++count}`, nowMs: () => clock.nowMs });
  return { store, clock };
}
