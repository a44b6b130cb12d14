import { siteLimits } from '@smile/contract/site-limits';
import { invalidTemplateName, type NewSite, newSiteSchema, type WinkSiteDetails } from '@smile/contract/wink-sites';
import { z } from 'zod';

/** A site in transfer to another mode, tenant or installation; it arrives unpublished. */
export interface PortableSite {
  site: NewSite;
  /** Name of a v2 site's template at its origin. */
  templateName: string | null;
}

const kind = 'wink-site';
const formatVersion = 1;
/** Higher than the site limit, which ignores whitespace. */
const maxFileBytes = 4 * siteLimits.bytes;

const headSchema = z.object({
  kind: z.literal(kind),
  formatVersion: z.number(),
  type: z.unknown().optional(),
  name: z.unknown().optional(),
  winkSiteTemplate: z.unknown().optional(),
});
const templateNameSchema = z.object({ winkTemplateName: z.string().max(siteLimits.name) });

export const siteFileProblems = {
  foreign: 'This file contains no Wink Site. The name of an exported site ends with .wink-site.json.',
  newer: 'This file was exported by a newer version of the platform.',
  invalid: 'This site cannot be imported: ',
  uncopied: 'This site cannot be copied: ',
};

export function writeSiteFile({ type, name, winkSiteTemplate }: WinkSiteDetails): Blob {
  const content = JSON.stringify({ kind, formatVersion, type, name, winkSiteTemplate }, null, 2);
  return new Blob([content], { type: 'application/json' });
}

/** Parses the site in a file, or returns why there is none. */
export async function readSiteFile(file: Blob): Promise<PortableSite | { problem: string }> {
  const head = headSchema.safeParse(file.size <= maxFileBytes ? parseJson(await file.text()) : null);
  if (!head.success) return { problem: siteFileProblems.foreign };
  if (head.data.formatVersion > formatVersion) return { problem: siteFileProblems.newer };
  return readSite(head.data, siteFileProblems.invalid);
}

/** Converts a stored site, or returns why it could no longer be saved. */
export function toPortable({ type, name, winkSiteTemplate }: WinkSiteDetails): PortableSite | { problem: string } {
  return readSite({ type, name, winkSiteTemplate }, siteFileProblems.uncopied);
}

interface GivenSite {
  type?: unknown;
  name?: unknown;
  winkSiteTemplate?: unknown;
}

function readSite(given: GivenSite, refusal: string): PortableSite | { problem: string } {
  const { type, name, winkSiteTemplate } = given;
  const site = newSiteSchema.safeParse({ type, name, enabled: false, winkSiteTemplate });
  if (!site.success) {
    const { path, message } = site.error.issues[0]!;
    return { problem: `${refusal}${path.join('.')}: ${message}` };
  }
  const template = templateNameSchema.safeParse(winkSiteTemplate);
  const templateName = template.success ? template.data.winkTemplateName : null;
  return { site: site.data, templateName: templateName === invalidTemplateName ? null : templateName };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
