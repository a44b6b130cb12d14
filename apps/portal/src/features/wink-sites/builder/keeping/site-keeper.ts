import { CallError } from '@smile/contract/call';
import type { SiteDocument } from '@smile/site-model/document';
import type { DraftState } from '../store/builder-state.ts';
import { isSamePages, pagesOf, textOf } from '../store/site-pages.ts';
import type { EditedStore, KeeperEvents, Keeping, KeptSite } from './kept-site.ts';
import type { SiteCalls } from './site-calls-type.ts';

type Outcome = 'kept' | 'clashing';

/** Saves one author's changes of a site on the server and merges what others publish. */
export function createSiteKeeper(store: EditedStore, calls: SiteCalls, start: KeptSite, events: KeeperEvents) {
  const keeping: Keeping = { site: start, isDeciding: false, unanswered: new Set() };
  const isKept = () => store.getState().document === keeping.site.kept;
  const work = oneAtATime((error) => {
    if (!isKept()) store.getState().setDraft({ kind: 'failed' });
    if (isCode(error, 'MISSING_RESOURCE')) events.onDeleted();
  });
  const current = () => store.getState().document;

  /** Merges other people's changes; lazy, because they are rare. */
  async function mergeOthers(): Promise<Outcome> {
    const { mergeOthers: merge } = await import('./others/merge-others.ts');
    return (await merge(store, calls, keeping, events)) ? sendDraft() : 'clashing';
  }

  async function sendDraft(): Promise<Outcome> {
    const document = current();
    if (keeping.isDeciding) return 'clashing';
    if (document === keeping.site.kept) return 'kept';
    store.getState().setDraft({ kind: 'saving' });
    try {
      const at = await sendPages(calls, keeping, document);
      keeping.unanswered.clear();
      const isLatest = current() === document;
      const keptState: DraftState = at ? { kind: 'saved', at } : { kind: 'none' };
      store.getState().setDraft(isLatest ? keptState : { kind: 'unsaved' });
      return isLatest ? 'kept' : sendDraft();
    } catch (error) {
      if (isCode(error, 'EDIT_CONFLICT') || isCode(error, 'MISSING_RESOURCE')) return mergeOthers();
      keeping.unanswered.add(textOf(document));
      throw error;
    }
  }

  async function publish(): Promise<Outcome> {
    if ((await sendDraft()) === 'clashing') return 'clashing';
    const { site } = keeping;
    const document = current();
    try {
      const saved = await calls.update(site.id, { ...pagesOf(document), ...baseOf(site) });
      keeping.site = { ...site, version: saved.version, published: document, draftRevision: 0, kept: document };
      return 'kept';
    } catch (error) {
      if (!isCode(error, 'EDIT_CONFLICT')) throw error;
      return (await mergeOthers()) === 'clashing' ? 'clashing' : publish();
    }
  }

  return {
    /** Saves the current document as the draft. */
    saveDraft: () => work.join(sendDraft),
    /** Saves and publishes the current document. */
    publish: () => work.queue(publish),
    /** Saves the draft, then merges what others published. */
    catchUp: () => work.queue(async () => ((await sendDraft()) === 'clashing' ? 'clashing' : mergeOthers())),
    /** Server state at the last contact. */
    known: () => keeping.site,
    isKept,
  };
}

/** Runs one task at a time, so that each uses the previous response. */
function oneAtATime(onFailure: (error: unknown) => void) {
  let working: Promise<Outcome> | null = null;
  const start = (task: () => Promise<Outcome>): Promise<Outcome> => {
    working = task()
      .catch((error) => {
        onFailure(error);
        throw error;
      })
      .finally(() => {
        working = null;
      });
    return working;
  };
  return {
    /** Joins a running save, which includes the current changes. */
    join: (task: () => Promise<Outcome>) => working ?? start(task),
    async queue(task: () => Promise<Outcome>): Promise<Outcome> {
      while (working) await working.catch(() => undefined);
      return start(task);
    },
  };
}

/** Returns the save time; null if there are no changes left and the draft was removed. */
async function sendPages(calls: SiteCalls, keeping: Keeping, document: SiteDocument): Promise<Date | null> {
  const { site } = keeping;
  if (site.draftRevision > 0 && isSamePages(document, site.published)) {
    await calls.removeDraft(site.id, site.draftRevision);
    keeping.site = { ...site, kept: document, draftRevision: 0 };
    return null;
  }
  const draft = await calls.saveDraft(site.id, { ...pagesOf(document), ...baseOf(site) });
  keeping.site = { ...site, kept: document, draftRevision: draft.revision };
  return new Date(draft.updatedAt);
}

/** Base of a change; the server refuses the change if its state differs. */
function baseOf({ version, published, draftRevision }: KeptSite) {
  return { baseVersion: version, baseName: published.name, baseRevision: draftRevision };
}

function isCode(error: unknown, code: CallError['code']): boolean {
  return error instanceof CallError && error.code === code;
}
