import { inputsOf, isFlowInput } from '../answers.ts';
import { compileItem, testSources } from '../compile-next.ts';
import { compileV3 } from '../compile-v3.ts';
import type { ScreenId, SiteDocument } from '../document.ts';
import { exampleAnswer, isImpossible } from '../example-answers.ts';
import type { FormScreen, SiteFlow } from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import { inputsIn } from '../parts.ts';
import type { Box } from './boxes.ts';
import { type Field, fieldsOf } from './fields.ts';
import { findFieldProblems, type ProofSettings } from './findings/field-findings.ts';
import { type Finding, finding } from './findings/finding.ts';
import { conditionalFields, findHiddenInEntries, withEntriesInForms } from './findings/hidden-in-entries.ts';
import { findNeverShown } from './findings/never-shown.ts';
import { findTestProblems } from './findings/test-findings.ts';
import { findEmptyVariables, findSameNames, findSampleTexts } from './findings/text-findings.ts';
import { findMissingTranslations } from './findings/translation-findings.ts';
import { findUnaskedTexts } from './findings/unasked-texts.ts';
import { findUndecided } from './findings/undecided.ts';
import { findCircle, findWayProblems } from './findings/way-findings.ts';
import { arrives, lastItem } from './follow-example.ts';
import { layOut } from './layout.ts';
import { firstExample, type ProofContext } from './proof-context.ts';
import { type ReachSettings, reachAll, type ScreenReach } from './reach.ts';
import { exampleVariations, type Vary } from './vary-example.ts';
import { exampleOfArriving, exampleOfLeaving, type Filling, type VisitExample } from './visit-example.ts';

/** Proven facts about a site: every visit conforms to them. */
export interface SiteProof {
  findings: Finding[];
  screens: Record<ScreenId, ScreenProof>;
  /** Less than the number of screens if time ran out. */
  checkedScreens: number;
}

export interface ScreenProof extends Outcome {
  /** By index in the screen's next items; null for items that cannot be played. */
  items: (Outcome | null)[];
}

export interface Outcome {
  /** Null if there are too many combinations to follow. */
  isPossible: boolean | null;
  /** A visit that reaches the screen, or takes the item. */
  example: VisitExample | null;
}

/**
 * Follows every possible answer along every route and reports what can and cannot happen, and where visits end early.
 * Takes seconds for a large site: run it with a time limit, off the event loop.
 */
export function proveSite(document: SiteDocument, given: ProofSettings): SiteProof {
  return proveFlow(document, compileV3(document), given);
}

/** As `proveSite`, for a compiled document. */
export function proveFlow(document: SiteDocument, flow: SiteFlow, given: ProofSettings): SiteProof {
  const settings = { ...given, matches: remember(given.matches) };
  const fields = fieldsOf(flow, settings.matches);
  const layout = layOut(flow, fields);
  const filling = fillingOf(flow, settings);
  const playable = playableItems(document);
  const labels = new Map([
    ...inputsIn(document).map(({ id, props }) => [id, props.label.trim()] as const),
    ...document.calculations.map(({ id, name }) => [id, name.trim()] as const),
  ]);
  const isCalculated = layout.fields.some(({ field }) => field.operands);
  const vary = isCalculated ? exampleVariations(layout, settings.matches) : null;
  const reaches: ScreenReach[] = [];
  const earlierFindings = findingsWithoutRoutes(document, settings);
  const findings = [...earlierFindings];
  const context: ProofContext = {
    document,
    labels,
    layout,
    reaches,
    playable,
    filling,
    matches: settings.matches,
    vary,
    earlierFindings,
    unasked: new Map(),
  };
  // The proof does not check whether hidden or conditionally required fields can be answered, so examples need a check
  // then.
  const isPlain = !isCalculated && layout.screens.every(({ conditions }) => conditions.size === 0);
  const proofOf = (id: ScreenId, index: number): ScreenProof => {
    const reach = reaches[index];
    const arriving = outcomeOf(
      reach?.arrivals,
      (box) => exampleOfArriving(layout, index, box, filling),
      (example) => isPlain || arrives(flow, example, settings.matches),
      vary,
    );
    const items = document.screens[id]!.nextConfig.map((_, item) => {
      const place = playable[index]!.indexOf(item);
      if (place < 0) return null;
      return outcomeOf(
        reach?.taken[place],
        (box) => exampleOfLeaving(layout, index, box, filling),
        (example) => isPlain || lastItem(flow, example, settings.matches) === flow.screens[index]!.next[place],
        vary,
      );
    });
    return { ...arriving, items };
  };
  // Screens that were not reached in time have no result: no claims are made about them.
  const reachSettings = reachSettingsOf(flow, settings);
  for (const { screen, reach } of reachAll(layout, reachSettings)) {
    reaches[screen] = reach;
    findings.push(...findWayProblems(context, screen));
  }
  const checkedScreens = layout.order === null ? flow.screens.length : reaches.filter(Boolean).length;
  if (layout.order === null) findings.push(...findCircle(document));
  else if (checkedScreens < flow.screens.length) findings.push(timeLimitFinding(document, reaches));
  else findings.push(...unaskedTexts(context, fields, reachSettings));
  findings.push(...hiddenInEntries(document, settings));
  const screens = Object.fromEntries(flow.screens.map(({ id }, index) => [id, proofOf(id, index)]));
  if (isCalculated)
    for (const [index, { id }] of flow.screens.entries())
      if (reaches[index] && !reaches[index].isWidened)
        findings.push(...findUndecided(document.screens[id]!, document, screens[id]!));
  return { findings: inOrder(findings, document), screens, checkedScreens };
}

function findingsWithoutRoutes(document: SiteDocument, settings: ProofSettings): Finding[] {
  return [
    ...findFieldProblems(document, settings),
    ...findTestProblems(document, settings),
    ...findEmptyVariables(document),
    ...findSameNames(document),
    ...findSampleTexts(document),
    ...findMissingTranslations(document),
  ];
}

function reachSettingsOf({ screens }: SiteFlow, { matches, isOver = () => false }: ProofSettings): ReachSettings {
  const impassable = screens.map((screen) => screen.type === 'form' && isLocked(screen, matches));
  return { isPassable: (screen) => !impassable[screen], isOver };
}

/** Follows the routes once more, with the fields of entries among those of their screens. */
function hiddenInEntries(document: SiteDocument, settings: ProofSettings): Finding[] {
  const fields = conditionalFields(document);
  if (fields.length === 0) return [];
  const withEntries = withEntriesInForms(document);
  const flow = compileV3(withEntries);
  const layout = layOut(flow, fieldsOf(flow, settings.matches));
  const earlierFindings = findingsWithoutRoutes(withEntries, settings);
  const reaches: ScreenReach[] = [];
  const findings: Finding[] = [];
  for (const { screen, reach } of reachAll(layout, reachSettingsOf(flow, settings))) {
    reaches[screen] = reach;
    const shown = withEntries.screens[flow.screens[screen]!.id]!;
    findings.push(...findNeverShown({ document: withEntries, layout, reaches, earlierFindings }, shown, screen));
  }
  return findHiddenInEntries(fields, { document: withEntries, flow, findings });
}

function unaskedTexts(context: ProofContext, fields: ReadonlyMap<string, Field>, settings: ReachSettings): Finding[] {
  const { findings, isComplete } = findUnaskedTexts(context, fields, settings);
  if (isComplete) return findings;
  const text = 'Not proved within the time limit: whether the variables of all texts are asked before';
  return [...findings, finding('time-limit', text, { screenId: context.document.screenIds[0]! })];
}

function timeLimitFinding({ screenIds }: SiteDocument, reaches: readonly ScreenReach[]): Finding {
  const checked = reaches.filter(Boolean).length;
  const text = `Not proved within the time limit: ${checked} of ${screenIds.length} screens checked`;
  return finding('time-limit', text, { screenId: screenIds.find((_, index) => !reaches[index])! });
}

/** Caches results: the same texts are tested repeatedly, and patterns are expensive. */
function remember(matches: PatternMatcher): PatternMatcher {
  const known = new Map<string, boolean>();
  return (pattern, text) => {
    const key = JSON.stringify([pattern, text]);
    const result = known.get(key) ?? matches(pattern, text);
    known.set(key, result);
    return result;
  };
}

/** Tries a few boxes until one yields a valid example. Without boxes it is proven impossible. */
function outcomeOf(
  boxes: Box[] | undefined,
  write: (box: Box) => VisitExample | null,
  shows: (example: VisitExample) => boolean,
  vary: Vary | null,
): Outcome {
  if (boxes === undefined) return { isPossible: null, example: null };
  if (boxes.length === 0) return { isPossible: false, example: null };
  const example = firstExample(boxes, write, shows, vary);
  return { isPossible: example ? true : null, example };
}

function fillingOf(flow: SiteFlow, { matches, sourceIds }: ProofSettings): Filling {
  const inputs = flow.screens.flatMap((screen) => (screen.type === 'form' ? inputsOf(screen) : []));
  return { sourceIds, answers: new Map(inputs.map((input) => [input.id, exampleAnswer(input, matches)])) };
}

function isLocked(screen: FormScreen, matches: PatternMatcher): boolean {
  return screen.components.some((input) => isFlowInput(input) && !input.visibleIf && isImpossible(input, matches));
}

/** By screen: indexes in the document's next items of the items that the flow kept. */
function playableItems(document: SiteDocument): number[][] {
  const sources = testSources(document);
  return document.screenIds.map((id) => {
    const screen = document.screens[id]!;
    return screen.nextConfig.flatMap((item, index) => (compileItem(item, screen, document, sources) ? [index] : []));
  });
}

function inOrder(findings: Finding[], { screenIds }: SiteDocument): Finding[] {
  const places = new Map(screenIds.map((id, index) => [id, index]));
  return findings.sort((left, right) => places.get(left.screenId)! - places.get(right.screenId)!);
}
