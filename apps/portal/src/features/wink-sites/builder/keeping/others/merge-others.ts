import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import type { SiteDocument } from '@smile/site-model/document';
import { inputsIn } from '@smile/site-model/parts';
import type { rebase as rebaseDocuments } from '@smile/site-model/rebase';
import { isSamePages, textOf } from '../../store/site-pages.ts';
import type { EditedStore, KeeperEvents, Keeping } from '../kept-site.ts';
import type { SiteCalls } from '../site-calls-type.ts';
import { type OtherChanges, readOthers } from './read-others.ts';

type Rebase = typeof rebaseDocuments;
type Decisions = Readonly<Record<string, Side>>;

/** Merges the author's draft from another tab, then the live version; false if there is a conflict. */
export async function mergeOthers(
  store: EditedStore,
  calls: SiteCalls,
  keeping: Keeping,
  events: KeeperEvents,
): Promise<boolean> {
  const current = () => store.getState().document;

  /** Decisions may cause further conflicts, which are asked next. */
  function decide(change: OtherChanges, clashes: Clash[], rebase: Rebase, before: Decisions = {}): void {
    keeping.isDeciding = true;
    store.getState().setDraft({ kind: 'unsaved' });
    events.onConflict({
      clashes,
      who: change.who,
      resolve(given) {
        const shown = Object.fromEntries(clashes.map(({ id }) => [id, given[id] ?? 'mine']));
        const decisions: Decisions = { ...before, ...shown };
        const merged = rebase(change.base, change.theirs, current(), decisions);
        const open = merged.clashes.filter(({ id }) => !Object.hasOwn(decisions, id));
        if (open.length > 0) return decide(change, open, rebase, decisions);
        keeping.isDeciding = false;
        adoptMerge(change, merged.doc, rebase);
      },
    });
  }

  /** Uses the server's copy if the merge equals it, so that it is not sent again. */
  function adoptMerge({ site: known }: OtherChanges, merged: SiteDocument, rebase: Rebase): void {
    keeping.site = { ...keeping.site, ...known };
    const document = isSamePages(merged, known.kept) ? known.kept : merged;
    if (document !== current()) store.getState().replaceDocument(document, rebase);
    store.getState().setDraft(document === known.kept ? { kind: 'none' } : { kind: 'unsaved' });
  }

  // Lazy: most sites never have two editors, so the merge code loads together with the changes.
  const [others, { rebase }] = await Promise.all([readOthers(calls, keeping.site), import('@smile/site-model/rebase')]);
  const names = new Set<string>();
  const renames = new Set<string>();
  for (const change of others) {
    const mine = current();
    const { doc, clashes } = isUnanswered(keeping, change.theirs)
      ? { doc: mine, clashes: [] }
      : rebase(change.base, change.theirs, mine);
    if (clashes.length > 0) {
      decide(change, clashes, rebase);
      return false;
    }
    const isSame = isSamePages(doc, mine);
    if (!isSame) names.add(change.who);
    for (const renamed of listRenamed(mine, doc)) renames.add(renamed);
    adoptMerge(change, isSame ? mine : doc, rebase);
  }
  for (const who of names) events.onMerged(who, [...renames]);
  return true;
}

/** Labels that the merge numbered, because another person used them on the same screen. */
function listRenamed(before: SiteDocument, after: SiteDocument): string[] {
  const labels = new Map(inputsIn(after).map(({ id, props }) => [id, props.label]));
  return inputsIn(before).flatMap(({ id, props }) => {
    const label = labels.get(id) ?? props.label;
    const isNumbered = label.replace(/ \(\d+\)$/, '') === props.label.trim() && label !== props.label.trim();
    return isNumbered ? [`"${props.label.trim()}" is now "${label}"`] : [];
  });
}

function isUnanswered({ unanswered }: Keeping, document: SiteDocument): boolean {
  return unanswered.size > 0 && unanswered.has(textOf(document));
}
