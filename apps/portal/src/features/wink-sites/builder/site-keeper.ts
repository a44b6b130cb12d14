import { CallError } from '@smile/contract/call';
import type { SiteVersionDetails } from '@smile/contract/wink-sites';
import type { Clash, Side } from '@smile/site-model/compare/merge-values';
import type { SiteDocument } from '@smile/site-model/document';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { toWire } from '@smile/site-model/wire/to-wire';
import type { SiteCalls } from './site-calls.ts';
import type { BuilderStore } from './store.ts';

/** What the server holds of a site, as far as it is known here. */
export interface KeptSite {
  id: string;
  /** The version that visitors see, and its pages. */
  version: number;
  published: SiteDocument;
  draftRevision: number;
  /** What is kept of the changes: the draft, or the published pages where there is none. */
  kept: SiteDocument;
}

/** What somebody else made of the site in the meantime, and where that does not go together. */
export interface Conflict {
  clashes: Clash[];
  who: string;
  /** Goes on with the values that were chosen; those of clashes that are left out are the ones from here. */
  resolve: (decisions: Readonly<Record<string, Side>>) => void;
}

interface KeeperEvents {
  onConflict: (conflict: Conflict) => void;
  onMerged: (who: string) => void;
}

type Outcome = 'kept' | 'clashing';

/** Keeps a saved site's changes on the server, with those of others merged into them. */
export function createSiteKeeper(store: BuilderStore, calls: SiteCalls, start: KeptSite, events: KeeperEvents) {
  let site = start;
  let sending: Promise<Outcome> | null = null;
  const unanswered = keepUnanswered();
  const fail = failIn(store);

  /** Keeps what is here as the draft. One at a time, so that each builds on the revision before. */
  function saveDraft(): Promise<Outcome> {
    sending ??= sendDraft().finally(() => {
      sending = null;
    });
    return sending;
  }

  async function sendDraft(): Promise<Outcome> {
    const { document } = store.getState();
    if (document === site.kept) return 'kept';
    store.getState().setDraft({ kind: 'saving' });
    try {
      const draft = await calls.saveDraft(site.id, { ...pagesOf(document), baseRevision: site.draftRevision });
      site = { ...site, kept: document, draftRevision: draft.revision };
      unanswered.clear();
      const isLatest = store.getState().document === document;
      store.getState().setDraft(isLatest ? { kind: 'saved', at: new Date(draft.updatedAt) } : { kind: 'unsaved' });
      return isLatest ? 'kept' : sendDraft();
    } catch (error) {
      if (isConflict(error)) return meetOthers().catch(fail);
      unanswered.add(document);
      return fail(error);
    }
  }

  /** Publishes what is here, after it is kept: a draft of others is met before it is dropped. */
  async function publish(): Promise<Outcome> {
    if ((await saveDraft()) === 'clashing') return 'clashing';
    const { document } = store.getState();
    try {
      await calls.update(site.id, { ...pagesOf(document), ...baseOf(site) });
      return 'kept';
    } catch (error) {
      if (!isConflict(error)) throw error;
      return (await meetOthers()) === 'clashing' ? 'clashing' : publish();
    }
  }

  async function meetOthers(): Promise<Outcome> {
    const { theirs, rebase } = await readToMerge(calls, site);
    if (unanswered.has(theirs.kept)) {
      site = { ...site, ...theirs.site };
      return sendDraft();
    }
    const mine = store.getState().document;
    const { doc, clashes } = rebase(theirs.base, theirs.kept, mine);
    const who = theirs.who ?? 'another developer';
    const goOn = (document: SiteDocument) => {
      site = { ...site, ...theirs.site };
      store.getState().replaceDocument(document);
      store.getState().setDraft({ kind: 'unsaved' });
    };
    if (clashes.length > 0) {
      events.onConflict({
        clashes,
        who,
        resolve: (decisions) => goOn(rebase(theirs.base, theirs.kept, store.getState().document, decisions).doc),
      });
      return 'clashing';
    }
    goOn(doc);
    events.onMerged(who);
    return sendDraft();
  }

  return {
    saveDraft,
    publish,
    /** What the server held when it was last reached. */
    known: () => site,
    isKept: () => store.getState().document === site.kept,
  };
}

function failIn(store: BuilderStore) {
  return (error: unknown): never => {
    store.getState().setDraft({ kind: 'failed' });
    throw error;
  };
}

/** What was sent without an answer: what is found on the server may be that, and then nobody else was there. */
function keepUnanswered() {
  const sent = new Set<string>();
  const textOf = (document: SiteDocument) => JSON.stringify(pagesOf(document));
  return {
    add: (document: SiteDocument) => sent.add(textOf(document)),
    has: (document: SiteDocument) => sent.has(textOf(document)),
    clear: () => sent.clear(),
  };
}

/** Most sites are never edited by two at once: what merges them comes with what is to be merged. */
async function readToMerge(calls: SiteCalls, site: KeptSite) {
  const [theirs, { rebase }] = await Promise.all([readTheirs(calls, site), import('@smile/site-model/rebase')]);
  return { theirs, rebase };
}

/** What others have made of the site, and what both sides began with. */
async function readTheirs(calls: SiteCalls, site: KeptSite) {
  const now = await calls.getSite(site.id);
  const published = documentOf(now.name, now.winkSiteTemplate);
  const draft = now.hasDraft ? await calls.getDraft(site.id) : null;
  const kept = draft ? documentOf(draft.name, draft.winkSiteTemplate) : published;
  const isSameVersion = now.version === site.version;
  return {
    kept,
    base: draft && isSameVersion ? site.kept : site.published,
    who: draft ? draft.updatedBy.name : isSameVersion ? null : authorOf(await calls.getVersion(site.id, now.version)),
    site: { version: now.version, published, kept, draftRevision: draft?.revision ?? now.draftRevision },
  };
}

/** What a change was made of; refused where it is otherwise by now. */
function baseOf({ version, published }: KeptSite) {
  return { baseVersion: version, baseName: published.name };
}

/** A document as it travels. */
export function pagesOf(document: SiteDocument) {
  return { type: 'LOWCODE' as const, name: document.name, winkSiteTemplate: toWire(document) };
}

/** @throws Error for pages that the builder cannot read */
export function documentOf(name: string, template: unknown): SiteDocument {
  const read = fromWire(name, template);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  return read.doc;
}

function authorOf({ createdBy }: SiteVersionDetails): string | null {
  return createdBy?.name ?? null;
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.code === 'EDIT_CONFLICT';
}
