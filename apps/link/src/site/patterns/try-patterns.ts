import type { FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { isLazyField } from '../fields/field.tsx';
import { loadLaterFields } from '../fields/lazy-field.tsx';
import type { Visit } from '../visit.ts';

/**
 * Loads the validators of lazy fields and waits for uploads. Returns a matcher with the precomputed results of the
 * form's patterns.
 */
export async function tryPatterns(screen: FormScreen, visit: Visit): Promise<PatternMatcher> {
  if (screen.components.some(isLazyField))
    await loadLaterFields()
      .then((fields) => fields.waitForUploads())
      .catch(() => {});
  // A text search finds patterns at any depth with little code, which keeps the first load small.
  const hasPattern = /"regex":"/.test(JSON.stringify(screen));
  const acceptAll = () => true;
  // Without the matcher, the server decides.
  return hasPattern
    ? import('./try-form.ts').then(
        (part) => part.tryForm(screen, visit),
        () => acceptAll,
      )
    : acceptAll;
}
