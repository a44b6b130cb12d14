import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteType } from '@smile/contract/wink-sites';
import { checkDocument, joinProblems } from '@smile/site-model/checks';
import { compileV2 } from '@smile/site-model/compile-v2';
import { compileV3 } from '@smile/site-model/compile-v3';
import type { SiteDocument } from '@smile/site-model/document';
import type { SiteFlow } from '@smile/site-model/flow';
import { findPatternProblem } from '@smile/site-model/pattern-problem';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { invalid } from '../../platform/errors.ts';
import { compilePattern } from '../../platform/patterns.ts';
import type { SiteContent } from './queries.ts';

export interface NamedPages {
  type: SiteType;
  name: string;
  content: SiteContent;
}

/** What the page of a site plays. */
export function compileFlow({ type, name, content }: NamedPages): SiteFlow {
  return type === 'DEFAULT' ? compileV2(name, content as SiteTemplateV2Input) : compileV3(readDocument(name, content));
}

/** The same, of pages that are to be published now. @throws ApiError INVALID_PARAMETERS with all that keeps them from it */
export function compileNewFlow({ type, name, content }: NamedPages): SiteFlow {
  if (type === 'DEFAULT') return compileFlow({ type, name, content });
  const document = readDocument(name, content);
  const problems = checkDocument(document, (pattern) => findPatternProblem(pattern, compilePattern));
  if (problems.length > 0) throw invalid(joinProblems(problems));
  return compileV3(document);
}

/** @throws ApiError INVALID_PARAMETERS for pages that the builder cannot read */
export function readDocument(name: string, content: SiteContent): SiteDocument {
  const read = fromWire(name, content);
  if ('problems' in read) throw invalid(read.problems.join('\n'));
  return read.doc;
}
