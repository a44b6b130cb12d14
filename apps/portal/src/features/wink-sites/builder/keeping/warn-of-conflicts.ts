import { showWarning } from '../../../../ui/toasts/toasts.ts';
import { otherDraftsOf } from './others/other-draft.ts';
import { siteCalls } from './site-calls.ts';

/**
 * Warns about other people's drafts that conflict with the saved site; they are preserved, and their authors will be
 * asked.
 */
export async function warnOfConflicts(siteId: string): Promise<void> {
  const found = await siteCalls.listDrafts(siteId).catch(() => null);
  for (const { name, conflicts } of otherDraftsOf(found?.drafts ?? [])) {
    const clashing = conflicts.filter((conflict) => conflict.with === 'LIVE_VERSION').map(({ what }) => what);
    if (clashing.length > 0)
      showWarning(
        `The draft of ${name} conflicts with your saved changes: ${clashing.join(', ')}. It is kept until they decide.`,
      );
  }
}
