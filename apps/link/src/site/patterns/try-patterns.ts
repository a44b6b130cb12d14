import { isFlowInput } from '@smile/site-model/answers';
import type { FormScreen } from '@smile/site-model/flow';
import type { PatternMatcher } from '@smile/site-model/formats';
import { isLazyField } from '../fields/field.tsx';
import { loadLaterFields } from '../fields/lazy-field.tsx';
import type { Visit } from '../visit.ts';

/** Loads the checks of later fields, and waits for files on their way. Returns a matcher that knows the results of all patterns of a form beforehand. */
export async function tryPatterns(screen: FormScreen, visit: Visit): Promise<PatternMatcher> {
  if (screen.components.some(isLazyField))
    await loadLaterFields().then(
      ({ settleUploads }) => settleUploads(),
      () => {},
    );
  const hasPattern = screen.components.some((part) => isFlowInput(part) && (part.group || part.rule?.regex));
  return hasPattern ? (await import('./try-form.ts')).tryForm(screen, visit) : () => true;
}
