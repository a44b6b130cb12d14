import type { FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { isLazyField } from '../fields/field.tsx';
import { loadLaterFields } from '../fields/lazy-field.tsx';
import type { Visit } from '../visit.ts';

/** Loads the checks of later fields, and waits for files on their way. Returns a matcher that knows the results of all patterns of a form beforehand. */
export async function tryPatterns(screen: FormScreen, visit: Visit): Promise<PatternMatcher> {
  if (screen.components.some(isLazyField))
    await loadLaterFields().then(
      (fields) => fields.settleUploads(),
      () => {},
    );
  // Finds patterns at any depth in few bytes: the first load has none to spare.
  const hasPattern = /"regex":"/.test(JSON.stringify(screen));
  return hasPattern ? (await import('./try-form.ts')).tryForm(screen, visit) : () => true;
}
