import { CallError } from '@smile/contract/call';
import { type SiteDraft, winkSiteDraftsApi } from '@smile/contract/wink-site-drafts';
import { winkSitesApi } from '@smile/contract/wink-sites';
import { checkDocument } from '@smile/site-model/checks';
import type { Side } from '@smile/site-model/compare/merge-values';
import type { SiteDocument } from '@smile/site-model/document';
import type { Operation } from '@smile/site-model/operations/operation';
import { toWire } from '@smile/site-model/wire/to-wire';
import type { Conflict } from '../../../portal/src/features/wink-sites/builder/keeping/kept-site.ts';
import { openKeptSite } from '../../../portal/src/features/wink-sites/builder/keeping/open-kept-site.ts';
import type { SiteCalls } from '../../../portal/src/features/wink-sites/builder/keeping/site-calls-type.ts';
import { createSiteKeeper } from '../../../portal/src/features/wink-sites/builder/keeping/site-keeper.ts';
import { type RawInput, send } from '../send.ts';
import type { TestApp } from '../test-app.ts';
import type { Ledger } from './ledger.ts';
import {
  addInput,
  applyOrKeep,
  authorOfToken,
  dropOpenRoutes,
  findTokens,
  findTokensIn,
  leadOn,
  listCells,
  nameCell,
  readCells,
} from './sheet.ts';

/** `down` drops requests, `deaf` drops responses. */
export type Network = 'up' | 'down' | 'deaf';

interface EditorWorld {
  app: TestApp;
  ledger: Ledger;
  siteId: string;
  /** A letter; two tabs of one author have the same. */
  author: string;
  authorization: string;
  /** Random numbers for the next choices. */
  choose: () => number;
}

type Opened = { document: SiteDocument; keeper: ReturnType<typeof createSiteKeeper>; conflicts: Conflict[] };

/** One tab of one author: the builder's `createSiteKeeper` over HTTP, without its pages. */
export function createEditor(world: EditorWorld) {
  const { ledger, author, siteId, choose } = world;
  let network: Network = 'up';
  let opened: Opened | null = null;
  /** Pages of the author's draft, as last seen on the server. */
  let lastDraft: unknown = null;
  const calls = createCalls(
    world,
    () => network,
    (draft) => {
      lastDraft = draft;
    },
  );

  async function open(): Promise<Opened> {
    const { draft, kept } = await openKeptSite(calls, await calls.getSite(siteId), false);
    if (draft && choose() % 6 === 0) {
      await discardDraft(draft.revision);
      return open();
    }
    const state: Opened = { document: kept.kept, conflicts: [] } as never;
    const store = {
      getState: () => ({
        document: state.document,
        replaceDocument: (document: SiteDocument) => {
          state.document = document;
        },
        setDraft: () => undefined,
      }),
    };
    state.keeper = createSiteKeeper(store, calls, kept, {
      onConflict: (conflict) => state.conflicts.push(conflict),
      onMerged: () => undefined,
      onDeleted: () => undefined,
    });
    opened = state;
    await settle(state, () => state.keeper.catchUp());
    return state;
  }

  /** Keeps a draft that another tab has changed or deleted meanwhile. */
  async function discardDraft(revision: number): Promise<void> {
    const { winkSiteTemplate, revision: read } = await calls.getDraft(siteId);
    if (read !== revision) return;
    ledger.discard(findTokens(winkSiteTemplate).filter((token) => authorOfToken(token) === author));
    await calls.removeDraft(siteId, revision);
  }

  /** Resolves conflicts until the work is done. */
  async function settle(state: Opened, work: () => Promise<unknown>): Promise<void> {
    await work();
    for (let conflict = state.conflicts.shift(); conflict; conflict = state.conflicts.shift()) {
      const { clashes } = conflict;
      const before = toWire(state.document);
      const decisions = Object.fromEntries(
        clashes.map((clash) => {
          const side: Side = choose() % 2 === 0 ? 'mine' : 'theirs';
          ledger.decide(author, clash, side);
          return [clash.id, side];
        }),
      );
      conflict.resolve(decisions);
      const after = new Set(findTokens(toWire(state.document)));
      // Edits on a part that the author gave up are discarded with it, whichever of their tabs made them.
      for (const { id } of clashes) {
        const gone = findTokensIn(decisions[id] === 'theirs' ? before : lastDraft, id);
        ledger.discard(gone.filter((token) => !after.has(token) && authorOfToken(token) === author));
      }
      await work();
    }
  }

  const whileUp = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ConnectionLost) && !isOvertaken(error)) throw error;
    }
  };

  return {
    author,
    setNetwork(state: Network) {
      network = state;
    },
    edit: () =>
      whileUp(async () => {
        const state = opened ?? (await open());
        state.document = editOnce(state.document, { author, choose, ledger });
      }),
    keep: () =>
      whileUp(async () => {
        const state = opened;
        if (state) await settle(state, () => state.keeper.saveDraft());
      }),
    save: () =>
      whileUp(async () => {
        const state = opened ?? (await open());
        await settle(state, () => state.keeper.publish());
        opened = null;
      }),
    /** Simulates a message on the live stream. */
    notice: () =>
      whileUp(async () => {
        const state = opened;
        if (state) await settle(state, () => state.keeper.catchUp());
      }),
    /** Unsaved edits are lost with the tab, unless its last save arrives in time. */
    close: () =>
      whileUp(async () => {
        const state = opened;
        opened = null;
        await state?.keeper.saveDraft();
      }),
    discard: () =>
      whileUp(async () => {
        opened = null;
        const site = await calls.getSite(siteId);
        if (site.hasDraft) await discardDraft(site.draftRevision);
      }),
    /** Saves a change over the API, like a program of the author. */
    saveByApi: () =>
      whileUp(async () => {
        const { document, version } = await readLive(calls, siteId);
        const edited = editOnce(document, { author, choose, ledger });
        await calls.update(siteId, {
          type: 'LOWCODE',
          name: edited.name,
          winkSiteTemplate: toWire(edited),
          baseVersion: version,
        });
      }),
  };
}

export type Editor = ReturnType<typeof createEditor>;

async function readLive(calls: SiteCalls, siteId: string) {
  const site = await calls.getSite(siteId);
  const { kept } = await openKeptSite(calls, { ...site, hasDraft: false }, false);
  return { document: kept.kept, version: site.version };
}

/** Another tab or person was faster, so the work was not done. */
class ConnectionLost extends Error {}

function isOvertaken(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'EDIT_CONFLICT' || error.code === 'MISSING_RESOURCE');
}

interface Hand {
  author: string;
  choose: () => number;
  ledger: Ledger;
}

/** Edits a text; sometimes adds, moves or removes a part, sets a route, or changes whether a field is required. */
function editOnce(doc: SiteDocument, { author, choose, ledger }: Hand): SiteDocument {
  const cells = listCells(doc);
  const cell = cells[choose() % cells.length];
  const kind = choose() % 14;
  const screen = (number: number) => doc.screenIds[number % doc.screenIds.length]!;
  if (kind === 0 || !cell) return addInput(doc, screen(choose()), `Input_${ledger.newToken(author, '')}`);
  const { screenId, componentId, key } = cell;
  const place = { screenId, componentId };
  if (kind === 1 && cells.length > 4) return removePart(doc, { type: 'removeComponent', ...place }, { author, ledger });
  if (kind === 2 && doc.screenIds.length > 2)
    return removePart(doc, { type: 'removeScreen', screenId: screen(choose()) }, { author, ledger });
  if (kind === 3) {
    const moved = applyOrKeep(doc, { type: 'moveComponent', ...place, toScreenId: screen(choose()), to: choose() % 3 });
    // The builder asks the author to rename duplicate labels, so such a move is skipped.
    return checkDocument(moved).length > 0 ? doc : moved;
  }
  if (kind === 4) return leadOn(doc, screen(choose()), choose());
  if (kind === 5) {
    const locked = choose() % 2 === 0 ? 'required' : 'disabled';
    const other = locked === 'required' ? 'disabled' : 'required';
    const freed = applyOrKeep(doc, { type: 'setComponent', ...place, key: other, value: false });
    return applyOrKeep(freed, { type: 'setComponent', ...place, key: locked, value: true });
  }
  const value = ledger.newToken(author, readCells(doc).get(nameCell(cell))!);
  return applyOrKeep(doc, { type: 'setComponent', ...place, key, value });
}

/** Discards the author's edits on the part, and drops routes to it. */
function removePart(doc: SiteDocument, removal: Operation, { author, ledger }: Omit<Hand, 'choose'>): SiteDocument {
  const removed = dropOpenRoutes(applyOrKeep(doc, removal));
  const left = new Set(findTokens(toWire(removed)));
  ledger.discard(findTokens(toWire(doc)).filter((token) => !left.has(token) && authorOfToken(token) === author));
  return removed;
}

function createCalls(world: EditorWorld, networkNow: () => Network, onDraft: (pages: unknown) => void): SiteCalls {
  const { app, siteId, author, authorization, ledger } = world;
  const query = { mode: 'SANDBOX' };
  const ask = async (endpoint: Parameters<typeof send>[1], input: RawInput = {}): Promise<never> => {
    const network = networkNow();
    if (network === 'down') throw new ConnectionLost('There is no network');
    const answer = await send(app, endpoint, { params: { id: siteId }, query, ...input, authorization });
    if (network === 'deaf') throw new ConnectionLost('The answer was lost');
    const { code, message, data } = JSON.parse(answer.text);
    if (answer.status >= 400) throw new CallError(code, message, answer.status, null);
    return data as never;
  };
  const acknowledged = async (endpoint: Parameters<typeof send>[1], body: object) => {
    const data = await ask(endpoint, { body });
    ledger.acknowledge(author, body);
    return data;
  };
  return {
    getSite: () => ask(winkSitesApi.get),
    async getDraft() {
      const draft = (await ask(winkSiteDraftsApi.get)) as SiteDraft;
      onDraft(draft.winkSiteTemplate);
      return draft;
    },
    saveDraft: (_id, body) => acknowledged(winkSiteDraftsApi.save, body),
    async removeDraft(_id, baseRevision) {
      await ask(winkSiteDraftsApi.remove, { query: { ...query, baseRevision: String(baseRevision) } });
    },
    takeOverDraft: async () => undefined,
    listDrafts: () => ask(winkSiteDraftsApi.list),
    create: (body) => ask(winkSitesApi.create, { params: {}, body }),
    update: (_id, body) => acknowledged(winkSitesApi.update, body),
    getVersion: (_id, version) => ask(winkSitesApi.getVersion, { params: { id: siteId, version: String(version) } }),
  };
}
