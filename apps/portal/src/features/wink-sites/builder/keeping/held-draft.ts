import type { SiteDocument } from '@smile/site-model/document';
import { documentOf, pagesOf } from '../store/site-pages.ts';
import type { KeptSite } from './kept-site.ts';

interface Packed {
  name: string;
  template: unknown;
}

export interface StoredDraft {
  at: string;
  document: SiteDocument;
}

/** Changes that the server may not have, stored in this tab across the end of a session. */
export interface HeldDraft extends StoredDraft {
  /** Author of the changes. */
  owner: string;
  /** Server state at the last contact; null for a new site. */
  begun: KeptSite | null;
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

export function packed(document: SiteDocument): Packed {
  const { name, winkSiteTemplate } = pagesOf(document);
  return { name, template: winkSiteTemplate };
}

/** Like the functions below, throws for data that was not packed here. */
export function unpacked({ name, template }: Record<string, unknown>): SiteDocument {
  return documentOf(textOf(name), template);
}

export function recordOf(value: unknown): Record<string, unknown> {
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

export function timeOf(value: unknown): string {
  return new Date(textOf(value)).toISOString();
}

export function readOr<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
