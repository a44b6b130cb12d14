import type { SiteDocument } from '@smile/site-model/document';
import { z } from 'zod';
import { readMode } from '../../../api/session.ts';
import { documentOf, pagesOf } from './site-keeper.ts';

const draftSchema = z.object({ at: z.iso.datetime(), name: z.string(), template: z.unknown() });

/** A new site that has not been saved, as this browser keeps it until the session ends. */
export interface LocalDraft {
  at: string;
  document: SiteDocument;
}

function draftName(): string {
  return `new-wink-site-${readMode()}`;
}

export function storeLocalDraft(document: SiteDocument, at: Date): void {
  const { name, winkSiteTemplate } = pagesOf(document);
  localStorage.setItem(draftName(), JSON.stringify({ at: at.toISOString(), name, template: winkSiteTemplate }));
}

/** Null where there is none that can be read. */
export function readLocalDraft(): LocalDraft | null {
  try {
    const { at, name, template } = draftSchema.parse(JSON.parse(localStorage.getItem(draftName()) ?? 'null'));
    return { at, document: documentOf(name, template) };
  } catch {
    return null;
  }
}

export function dropLocalDraft(): void {
  localStorage.removeItem(draftName());
}
