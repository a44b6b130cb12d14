import type { SiteDocument } from '@smile/site-model/document';
import { newDocument } from '@smile/site-model/new-document';
import type { ReactNode } from 'react';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { BuilderProvider } from '../store/use-builder.ts';
import { openStore } from './open-store.ts';

/** Renders parts of the builder around a document; left out, a new site: Title_3 and Input_4 on Screen_2. */
export function renderInBuilder(content: ReactNode, document: SiteDocument = newSite()) {
  const { store } = openStore(document);
  renderInPortal(<BuilderProvider value={store}>{content}</BuilderProvider>);
  return store;
}

function newSite() {
  let count = 0;
  return newDocument('Loans', (kind) => `${kind}_${++count}`);
}
