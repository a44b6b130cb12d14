import type { SiteDocument } from '@smile/site-model/document';
import { readMode } from '../../../../api/session.ts';
import { newId } from '../store/new-id.ts';
import { documentOf, pagesOf } from '../store/site-pages.ts';
import type { KeptSite } from './kept-site.ts';

interface Packed {
  name: string;
  template: unknown;
}

interface StoredDraft {
  at: string;
  document: SiteDocument;
}

/** An unsaved new site, stored in this browser until the session ends. */
export interface LocalDraft extends StoredDraft {
  /** Its storage key. */
  key: string;
}

/** Changes that the server may not have, stored in this tab across the end of a session. */
export interface HeldDraft extends StoredDraft {
  /** Author of the changes. */
  owner: string;
  /** Server state at the last contact; null for a new site. */
  begun: KeptSite | null;
}

/** In the tab's storage: key of the new site that this tab edits. */
const ownKeyName = 'new-wink-site';

/** Start of the keys of all new sites; the whole key of one that was stored before several could be. */
function keyStart(): string {
  return `${ownKeyName}-${readMode()}`;
}

/** The key where the tab's storage is full or blocked. */
let ownKey: string | null = null;

/**
 * Gives this tab a new site of its own, so that tabs do not overwrite each other's. Continues the stored draft `from`: a
 * tab that still edits it stores it again.
 */
export function beginLocalDraft(from: string | null): string {
  const key = newId(keyStart());
  ownKey = key;
  readOr(() => sessionStorage.setItem(ownKeyName, key));
  readOr(() => {
    const draft = from && localStorage.getItem(from);
    if (!from || draft === null) return;
    localStorage.removeItem(from);
    try {
      localStorage.setItem(key, draft);
    } catch {
      localStorage.setItem(from, draft);
    }
  });
  return key;
}

/** Storage key of this tab's new site. */
export function ownDraftKey(): string {
  return readOr(() => sessionStorage.getItem(ownKeyName)) ?? ownKey ?? beginLocalDraft(null);
}

/** Calls `restore` when another tab has taken over or discarded the draft that this tab edits. */
export function onDraftTaken(restore: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue === null && key === ownDraftKey()) restore();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** Returns false if browser storage is full. */
export function storeLocalDraft(document: SiteDocument, at: Date): boolean {
  const draft = JSON.stringify({ at: at.toISOString(), ...packed(document) });
  const isStored = readOr(() => {
    localStorage.setItem(ownDraftKey(), draft);
    return true;
  });
  return isStored ?? false;
}

/** This tab's draft, or else the newest one. Null if there is none, or none is readable. */
export function readLocalDraft(): LocalDraft | null {
  const drafts = (readOr(() => Object.keys(localStorage)) ?? [])
    .filter((key) => key.startsWith(keyStart()))
    .flatMap((key) => readDraft(key) ?? [])
    .sort((one, other) => other.at.localeCompare(one.at));
  return drafts.find(({ key }) => key === ownDraftKey()) ?? drafts[0] ?? null;
}

function readDraft(key: string): LocalDraft | null {
  return readOr(() => {
    const kept = recordOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return { key, at: timeOf(kept.at), document: unpacked(kept) };
  });
}

export function dropLocalDraft(key = ownDraftKey()): void {
  localStorage.removeItem(key);
}

/** Storage key by site; `new` for an unsaved one. */
function heldName(siteId: string): string {
  return `wink-site-changes-${siteId}`;
}

/** Called repeatedly while saving fails, so full storage is ignored: the tab then holds no draft. */
export function storeTabDraft(
  siteId: string,
  { at, document, owner, begun }: Omit<HeldDraft, 'at'> & { at: Date },
): void {
  const held = {
    at: at.toISOString(),
    owner,
    ...packed(document),
    begun: begun && {
      version: begun.version,
      draftRevision: begun.draftRevision,
      published: packed(begun.published),
      kept: packed(begun.kept),
    },
  };
  readOr(() => sessionStorage.setItem(heldName(siteId), JSON.stringify(held)));
}

/** Null if there is none, or it is unreadable. */
export function readHeldDraft(siteId: string): HeldDraft | null {
  return readOr(() => {
    const held = recordOf(JSON.parse(sessionStorage.getItem(heldName(siteId)) ?? 'null'));
    return {
      at: timeOf(held.at),
      owner: textOf(held.owner),
      document: unpacked(held),
      begun: held.begun === null ? null : begunOf(siteId, recordOf(held.begun)),
    };
  });
}

export function dropHeldDraft(siteId: string): void {
  readOr(() => sessionStorage.removeItem(heldName(siteId)));
}

function begunOf(id: string, { version, draftRevision, published, kept }: Record<string, unknown>): KeptSite {
  return {
    id,
    version: numberOf(version),
    draftRevision: numberOf(draftRevision),
    published: unpacked(recordOf(published)),
    kept: unpacked(recordOf(kept)),
  };
}

function packed(document: SiteDocument): Packed {
  const { name, winkSiteTemplate } = pagesOf(document);
  return { name, template: winkSiteTemplate };
}

/** Like the functions below, throws for data that was not packed here. */
function unpacked({ name, template }: Record<string, unknown>): SiteDocument {
  return documentOf(textOf(name), template);
}

function recordOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Error('No record');
  return value as Record<string, unknown>;
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw new Error('No text');
  return value;
}

function numberOf(value: unknown): number {
  if (typeof value !== 'number') throw new Error('No number');
  return value;
}

function timeOf(value: unknown): string {
  return new Date(textOf(value)).toISOString();
}

function readOr<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
