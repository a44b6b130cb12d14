import type { SiteDocument } from '@smile/site-model/document';
import { readMode } from '../../../../api/session.ts';
import { newId } from '../store/new-id.ts';
import { packed, readOr, recordOf, type StoredDraft, timeOf, unpacked } from './held-draft.ts';

/** An unsaved new site, stored in this browser until the session ends. */
export interface LocalDraft extends StoredDraft {
  /** Its storage key. */
  key: string;
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

/** Says to other tabs that this one edits its draft, until the returned function is called. */
export function holdOwnDraft(): () => void {
  let release = () => {};
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A duplicated tab starts with the same key.
  void navigator.locks?.request(ownDraftKey(), { mode: 'shared' }, () => isOver);
  return release;
}

/** Whether an open tab edits the draft; unknown without a secure origin. */
export async function isBeingEdited(key: string): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.some(({ name }) => name === key);
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
