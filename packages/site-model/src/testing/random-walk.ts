import { inputsOf } from '../answers.ts';
import type { FlowScreen, SiteFlow } from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import { arrives, lastItem } from '../proof/follow-example.ts';
import type { SiteProof } from '../proof/prove-site.ts';
import { randomCandidate } from '../random-candidate.ts';
import { takenItem, valuesOn } from '../routing.ts';
import type { AnswerValue } from '../values.ts';
import { checkForm } from '../visits/check-form.ts';
import { meetingValues, sourceIds } from './random-sites.ts';

export const matchNatively: PatternMatcher = (pattern, text) => new RegExp(pattern, 'u').test(text);

/**
 * Visits a site with random answers and reports a contradiction to the proof; null if there is none. The document and
 * its flow must have the same items.
 */
export function findContradiction(flow: SiteFlow, proof: SiteProof, random: () => number): string | null {
  const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)]!;
  const visit = {
    answers: {} as Record<string, AnswerValue>,
    linked: {} as Record<string, string[]>,
    query: Object.fromEntries(
      flow.urlParams.map(({ key, value }) => [key, random() < 0.5 ? value : pick(['', ...meetingValues])]),
    ),
  };
  const path = new Set<string>();
  for (let screen: FlowScreen | undefined = flow.screens[0]; screen; ) {
    const { id, next } = screen;
    if (proof.screens[id]!.isPossible === false) return `arrived at ${id}`;
    path.add(id);
    enter(screen);
    const values = valuesOn(flow, path, visit);
    if (
      screen.type === 'form' &&
      Object.keys(checkForm(screen, visit.answers, { values, matches: matchNatively })).length
    )
      return null;
    const item = takenItem(flow, id, values, path);
    if (!item) return null;
    if (proof.screens[id]!.items[next.indexOf(item)]!.isPossible === false)
      return `took ${next.indexOf(item)} of ${id}`;
    screen = item.type === 'ROUTE_SCREEN' ? flow.screens.find((other) => other.id === item.target) : undefined;
  }
  return null;

  function enter(screen: FlowScreen): void {
    if (screen.type === 'widget') visit.linked[screen.moduleId] = sourceIds.filter(() => random() < 0.4);
    if (screen.type !== 'form') return;
    for (const input of inputsOf(screen)) {
      for (let attempt = 0; attempt < 5; attempt++) {
        const near =
          random() < 0.6 && input.type !== 'DateRangePicker' ? pick(meetingValues) : randomCandidate(input, random);
        const answer = input.isDisabled ? input.defaultValue : random() < 0.2 ? null : near;
        visit.answers[input.id] = answer;
        const check = { values: visit, matches: matchNatively };
        if (checkForm({ ...screen, components: [input] }, visit.answers, check)[input.id] === undefined) break;
      }
    }
  }
}

/** Counts a proof's examples and lists those that do not demonstrate their claim. */
export function checkExamples(flow: SiteFlow, proof: SiteProof): { count: number; wrong: string[] } {
  const wrong: string[] = [];
  let count = 0;
  for (const { id, next } of flow.screens) {
    const { example, items } = proof.screens[id]!;
    if (example) {
      count++;
      if (!arrives(flow, example, matchNatively)) wrong.push(`arriving at ${id}`);
    }
    for (const [index, item] of items.entries()) {
      if (!item?.example) continue;
      count++;
      if (lastItem(flow, item.example, matchNatively) !== next[index]) wrong.push(`item ${index} of ${id}`);
    }
  }
  return { count, wrong };
}
