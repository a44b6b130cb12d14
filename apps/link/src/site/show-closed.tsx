import type { Root } from 'react-dom/client';
import { startAskedLanguage } from '../languages/start-language.ts';
import { translate } from '../languages/translate.ts';
import { PageCard } from '../pages/page-card.tsx';
import { UnavailableScreen } from './unavailable-screen.tsx';

/** Shows that the site accepts no visits. */
export async function showClosed(root: Root): Promise<void> {
  await startAskedLanguage();
  document.title = translate('This page is not available');
  root.render(
    <PageCard label={document.title}>
      <UnavailableScreen reason="closed" />
    </PageCard>,
  );
}
