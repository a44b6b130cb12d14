import type { SiteDocument } from '@smile/site-model/document';
import { z } from 'zod';
import { readMode } from '../../../api/session.ts';
import { documentOf, type KeptSite, pagesOf } from './site-keeper.ts';

const pagesSchema = z.object({ name: z.string(), template: z.unknown() });
const draftSchema = pagesSchema.extend({ at: z.iso.datetime() });
const heldSchema = draftSchema.extend({
  owner: z.string(),
  /** Null for a new site. */
  begun: z
    .object({ version: z.number(), draftRevision: z.number(), published: pagesSchema, kept: pagesSchema })
    .nullable(),
});

/** A new site that has not been saved, as this browser keeps it until the session ends. */
export interface LocalDraft {
  at: string;
  document: SiteDocument;
}

/** Changes that the server may not have, as this tab holds them over the end of a session. */
export interface HeldDraft extends LocalDraft {
  /** Whose changes they are. */
  owner: string;
  /** What the server held when it was last reached; null for a new site. */
  begun: KeptSite | null;
}

function draftName(): string {
  return `new-wink-site-${readMode()}`;
}

/** Whether the browser had room for it. */
export function storeLocalDraft(document: SiteDocument, at: Date): boolean {
  const draft = JSON.stringify({ at: at.toISOString(), ...packed(document) });
  const isStored = readOr(() => {
    localStorage.setItem(draftName(), draft);
    return true;
  });
  return isStored ?? false;
}

/** Null where there is none that can be read. */
export function readLocalDraft(): LocalDraft | null {
  return readOr(() => {
    const { at, ...pages } = draftSchema.parse(JSON.parse(localStorage.getItem(draftName()) ?? 'null'));
    return { at, document: unpacked(pages) };
  });
}

export function dropLocalDraft(): void {
  localStorage.removeItem(draftName());
}

/** By site, `new` for one that is not saved. */
function heldName(siteId: string): string {
  return `wink-site-changes-${siteId}`;
}

/** What is written again and again while nothing is saved must not stop anybody: a full tab holds nothing. */
export function holdDraft(siteId: string, { at, document, owner, begun }: Omit<HeldDraft, 'at'> & { at: Date }): void {
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

/** Null where there is none that can be read. */
export function readHeldDraft(siteId: string): HeldDraft | null {
  return readOr(() => {
    const held = heldSchema.parse(JSON.parse(sessionStorage.getItem(heldName(siteId)) ?? 'null'));
    const { at, owner, begun } = held;
    return {
      at,
      owner,
      document: unpacked(held),
      begun: begun && { ...begun, id: siteId, published: unpacked(begun.published), kept: unpacked(begun.kept) },
    };
  });
}

export function dropHeldDraft(siteId: string): void {
  readOr(() => sessionStorage.removeItem(heldName(siteId)));
}

function packed(document: SiteDocument): z.infer<typeof pagesSchema> {
  const { name, winkSiteTemplate } = pagesOf(document);
  return { name, template: winkSiteTemplate };
}

function unpacked({ name, template }: z.infer<typeof pagesSchema>): SiteDocument {
  return documentOf(name, template);
}

function readOr<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
