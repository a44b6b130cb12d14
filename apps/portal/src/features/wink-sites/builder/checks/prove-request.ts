import { checkDocument } from '@smile/site-model/checks';
import type { ComponentId, ScreenId, SiteDocument } from '@smile/site-model/document';
import { checkPattern } from '@smile/site-model/pattern-problem';
import { isProvedFault } from '@smile/site-model/proof/findings/finding';
import { proveSite } from '@smile/site-model/proof/prove-site';
import type { VisitExample } from '@smile/site-model/proof/visit-example';
import { RE2JS } from 're2js';

/** Input of a proof: the document, and the existing templates and sources. */
export interface ProofRequest {
  document: SiteDocument;
  templateIds: string[];
  sourceIds: string[];
  /** Time limit after which partial results are returned; unlimited by default. */
  budgetMs?: number;
}

/** A problem or a hint to consider before publishing. */
export interface CheckResult {
  text: string;
  /** True if it prevents publishing. */
  isProblem: boolean;
  /** True if some visit certainly meets it. */
  isProved: boolean;
  screenId: ScreenId | null;
  componentId: ComponentId | null;
  /** Index in the screen's next items. */
  itemIndex: number | null;
  /** A visit that demonstrates it. */
  example: VisitExample | null;
}

/** All findings of a document: first those that prevent publishing, then those of the proof. */
export function proveRequest({
  document,
  templateIds,
  sourceIds,
  budgetMs = Number.POSITIVE_INFINITY,
}: ProofRequest): CheckResult[] {
  const endMs = performance.now() + budgetMs;
  const isOver = () => performance.now() > endMs;
  const proof = proveSite(document, { matches: matchPattern, isOver, templateIds, sourceIds });
  const problems = checkDocument(document, (pattern) => checkPattern(pattern, (given) => RE2JS.compile(given)));
  const texts = new Set(problems.map(({ message }) => message));
  return [
    ...problems
      .filter(({ message }, index) => problems.findIndex((other) => other.message === message) === index)
      .map(({ message, screenId, componentId }) => ({
        text: message,
        isProblem: true,
        isProved: false,
        screenId,
        componentId,
        itemIndex: null,
        example: null,
      })),
    ...proof.findings
      .filter(({ text }) => !texts.has(text))
      .map((found) => ({
        text: found.text,
        isProblem: false,
        isProved: isProvedFault(found),
        screenId: found.screenId,
        componentId: found.componentId,
        itemIndex: found.itemIndex,
        example: found.example,
      })),
  ];
}

const compiled = new Map<string, RE2JS | null>();

/** An invalid pattern counts as matching: other checks report it anyway. */
function matchPattern(pattern: string, text: string): boolean {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern)?.matcher(text).find() ?? true;
}

function compile(pattern: string): RE2JS | null {
  try {
    return RE2JS.compile(pattern);
  } catch {
    return null;
  }
}
