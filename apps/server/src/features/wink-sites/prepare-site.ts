import type { SiteTemplateV2Input } from '@smile/contract/site-template-v2';
import type { SiteFinding, SiteType } from '@smile/contract/wink-sites';
import { checkDocument, joinProblems } from '@smile/site-model/checks';
import { compileV2 } from '@smile/site-model/compile-v2';
import { compileV3 } from '@smile/site-model/compile-v3';
import type { SiteFlow } from '@smile/site-model/flow';
import { checkPattern } from '@smile/site-model/pattern-problem';
import { proveFlow } from '@smile/site-model/proof/prove-site';
import { fromWire } from '@smile/site-model/wire/from-wire';
import { compilePattern, matchesPattern } from '../../platform/patterns.ts';
import { listTemplateIds } from './read-pages.ts';
import type { NamedPages, SiteContent } from './site-content.ts';

export interface PagesToPrepare {
  type: SiteType;
  name: string;
  content: SiteContent;
  /** True when the pages are stored for the first time; a restored version is not validated again. */
  isNew: boolean;
  /** Ids of the mode's widget templates. */
  templateIds: string[];
  /** Ids of providers and document types that end users may connect or upload. */
  sourceIds: string[];
}

/** Compiled flow and findings for the author, or why the pages cannot be published. */
export type PreparedSite = { problems: string } | { problems: null; flow: SiteFlow; findings: SiteFinding[] };

const maxFindings = 200;
/** CPU time rather than elapsed time, so that the findings do not depend on the machine's load. */
const proofBudgetMs = 250;

/** Checks, compiles and proves pages. Takes up to a second for the largest sites, so it runs off the event loop. */
export function prepareSite(pages: PagesToPrepare): PreparedSite {
  if (pages.type === 'DEFAULT') return prepareDefaultSite(pages);
  const read = fromWire(pages.name, pages.content);
  if ('problems' in read) return { problems: read.problems.join('\n') };
  if (pages.isNew) {
    const problems = checkDocument(read.doc, (pattern) => checkPattern(pattern, compilePattern));
    if (problems.length > 0) return { problems: joinProblems(problems) };
  }
  const flow = compileV3(read.doc);
  const { templateIds, sourceIds } = pages;
  const isOver = createBudget(proofBudgetMs);
  const { findings } = proveFlow(read.doc, flow, { templateIds, sourceIds, matches: matchesPattern, isOver });
  // Time-limit findings go first, so that the maximum number never cuts them off.
  const sorted = [...findings.filter(isTimeLimit), ...findings.filter((found) => !isTimeLimit(found))];
  return {
    problems: null,
    flow,
    findings: sorted.slice(0, maxFindings).map(({ kind, text, screenId, componentId }) => ({
      kind,
      text,
      screen: screenId,
      component: componentId,
    })),
  };
}

/** Compiles a draft, which may be incomplete; null when its pages cannot be read. */
export function compilePages({ type, name, content }: NamedPages): SiteFlow | null {
  if (type === 'DEFAULT') return compileV2(name, content as SiteTemplateV2Input);
  const read = fromWire(name, content);
  return 'problems' in read ? null : compileV3(read.doc);
}

function isTimeLimit({ kind }: { kind: string }): boolean {
  return kind === 'time-limit';
}

function prepareDefaultSite({ name, content, templateIds }: PagesToPrepare): PreparedSite {
  const flow = compileV2(name, content as SiteTemplateV2Input);
  const hasTemplate = listTemplateIds(content).every((id) => templateIds.includes(id));
  const text = 'The Wink Widget template no longer exists: the built-in one is shown instead';
  const findings = hasTemplate ? [] : [{ kind: 'missing-template', text, screen: null, component: null }];
  return { problems: null, flow, findings };
}

/** Returns a function that is true once this process has used more CPU time. */
function createBudget(ms: number): () => boolean {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return user + system > ms * 1000;
  };
}
