import type { FoundInSite } from '@smile/contract/wink-sites';
import { proveSite } from '@smile/site-model/proof/prove-site';
import { matchesPattern } from '../../platform/patterns.ts';
import { type NamedPages, readDocument } from './compile-flow.ts';
import { listTemplateIds } from './read-pages.ts';

/** Enough for a person; beyond it the site needs another look as a whole. */
const mostFindings = 200;

/** What the pages meet in the mode. */
export interface FindingWorld {
  /** Widget templates that exist. */
  templateIds: string[];
  /** Providers and document types that people may connect or photograph. */
  sourceIds: string[];
}

/** What the author should know of pages before people visit them. */
export function findFindings(pages: NamedPages, world: FindingWorld): FoundInSite[] {
  if (pages.type === 'DEFAULT') return findMissingTemplate(pages, world);
  const document = readDocument(pages.name, pages.content);
  const { findings } = proveSite(document, { ...world, matches: matchesPattern });
  return findings.slice(0, mostFindings).map(({ kind, text, screenId, componentId }) => ({
    kind,
    text,
    screen: screenId,
    component: componentId,
  }));
}

function findMissingTemplate({ content }: NamedPages, { templateIds }: FindingWorld): FoundInSite[] {
  const isThere = listTemplateIds(content).every((id) => templateIds.includes(id));
  if (isThere) return [];
  const text = 'The Wink Widget template no longer exists: the built-in one is shown instead';
  return [{ kind: 'missing-template', text, screen: null, component: null }];
}
