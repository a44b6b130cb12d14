import { newDocument } from '@smile/site-model/new-document';
import type { ReactNode } from 'react';
import { renderInPortal } from '../../../../../testing/render.tsx';
import { BuilderProvider } from '../use-builder.ts';
import { openStore } from './open-store.ts';

/** Renders parts of the builder around a new site: Title_3 and Input_4 on Screen_2. */
export function renderInBuilder(content: ReactNode) {
  let count = 0;
  const document = newDocument('Loans', (kind) => `${kind}_${++count}`);
  const { store } = openStore(document);
  renderInPortal(<BuilderProvider value={store}>{content}</BuilderProvider>);
  return store;
}
