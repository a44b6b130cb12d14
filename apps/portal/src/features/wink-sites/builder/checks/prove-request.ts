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
  /** The proof ends after so long with what it found; unlimited by default. */
  budgetMs?: number;
}

/** Something to mend, or to know, before the site is published. */
export interface CheckResult {
  text: string;
  /** Keeps the site from being published. */
  isProblem: boolean;
  /** Certainly met by some visit. */
  isProved: boolean;
  screenId: ScreenId | null;
  componentId: ComponentId | null;
  /** Place in the screen's next configuration, from 0. */
  itemIndex: number | null;
  /** A visit that shows it. */
  example: VisitExample | null;
}

/** All that is wrong with a document: first what keeps it from being published, then what follows from its logic. */
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

/** A pattern that the engine does not take counts as matching: the checks name it anyway. */
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
