import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteTemplateV3 } from '@smile/contract/site-template-v3';
import { plainInWords } from '@smile/site-model/compare/in-words';
import { diffDocuments } from '@smile/site-model/diff';
import { type ComparedTemplate, diffTemplates } from '@smile/site-model/diff-v2';
import type { SiteDocument } from '@smile/site-model/document';
import { rebase } from '@smile/site-model/rebase';
import { rebaseTemplate } from '@smile/site-model/rebase-v2';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { toWire } from '@smile/site-model/wire/to-wire';

import type { NamedPages, SiteContent } from './site-content.ts';

/** Displayed for a missing value. */
const nothing = 'none';

export interface PagesClash {
  what: string;
  screenId: string | null;
  componentId: string | null;
  theirs: string;
  mine: string;
}

interface MergedPages {
  name: string;
  /** Conflicts are resolved in favour of `mine`. */
  content: SiteContent;
  clashes: PagesClash[];
}

/** Merges two versions of the same pages; null when one of them cannot be read. */
export function mergePages(base: NamedPages, theirs: NamedPages, mine: NamedPages): MergedPages | null {
  if (mine.type === 'DEFAULT') return mergeTemplates(base, theirs, mine);
  const [was, other, own] = [base, theirs, mine].map(readPagesOrNull);
  if (!was || !other || !own) return null;
  const { doc, clashes } = rebase(was, other, own);
  return { name: doc.name, content: toWire(doc) as SiteTemplateV3, clashes };
}

function mergeTemplates(base: NamedPages, theirs: NamedPages, mine: NamedPages): MergedPages {
  const [was, other, own] = [base, theirs, mine].map(({ name, content }) => ({ name, content }));
  const { template, clashes } = rebaseTemplate(was!, other!, own!);
  return {
    name: template.name as string,
    content: template.content as SiteTemplateV2Input,
    clashes: clashes.map((clash) => ({
      what: clash.path.replace(/^content\./, ''),
      screenId: null,
      componentId: null,
      theirs: plainInWords(clash.theirs) ?? nothing,
      mine: plainInWords(clash.mine) ?? nothing,
    })),
  };
}

/** Changed screens; the reference is null for the site as a whole and for fixed pages. */
export function listChangedScreens(
  before: NamedPages,
  after: NamedPages,
): { reference: string | null; name: string }[] {
  if (after.type === 'DEFAULT') return listChangedPages(before, after);
  const [was, is] = [readPagesOrNull(before), readPagesOrNull(after)];
  if (!was || !is) return [{ reference: null, name: 'Site' }];
  return diffDocuments(was, is).map(({ screenId, title }) => ({ reference: screenId, name: title }));
}

function listChangedPages(before: NamedPages, after: NamedPages): { reference: null; name: string }[] {
  const [was, is] = [before, after].map(
    ({ content }) => ({ winkTemplateName: null, ...content }) as unknown as ComparedTemplate,
  );
  const renamed = before.name === after.name ? [] : [{ reference: null, name: 'Site name' }];
  return [...renamed, ...diffTemplates(was!, is!).map(({ title }) => ({ reference: null, name: title }))];
}

function readPagesOrNull({ name, content }: NamedPages): SiteDocument | null {
  const read = fromWire(name, content);
  return 'doc' in read ? read.doc : null;
}
