// Registers calculated values and day rules, which pages load only where a site uses them.
import '../calculations/calculate.ts';
import type { FlowNextItem, SiteFlow } from '../flow.ts';
import type { PatternMatcher } from '../formats.ts';
import { takenItem, valuesOn } from '../routing.ts';
import { checkForm } from '../visits/check-form.ts';
import type { VisitExample } from './visit-example.ts';

/** Whether a visit with the example's answers really follows its path to the end. */
export function arrives(flow: SiteFlow, example: VisitExample, matches: PatternMatcher): boolean {
  return (
    example.path[0] === flow.screens[0]?.id &&
    example.path.slice(1).every((target, index) => {
      const item = leave(flow, example, index, matches);
      return item?.type === 'ROUTE_SCREEN' && item.target === target;
    })
  );
}

/**
 * The next item taken on the last screen of an example's path; null if none holds, undefined if the visit does not get
 * there.
 */
export function lastItem(flow: SiteFlow, example: VisitExample, matches: PatternMatcher) {
  return arrives(flow, example, matches) ? leave(flow, example, example.path.length - 1, matches) : undefined;
}

function leave(
  flow: SiteFlow,
  example: VisitExample,
  index: number,
  matches: PatternMatcher,
): FlowNextItem | null | undefined {
  const screenId = example.path[index]!;
  const screen = flow.screens.find(({ id }) => id === screenId)!;
  const passed = new Set(example.path.slice(0, index + 1));
  const values = valuesOn(flow, passed, example);
  if (screen.type === 'form' && Object.keys(checkForm(screen, example.answers, { values, matches })).length > 0)
    return undefined;
  if (screen.type === 'widget' && !screen.isSkippable && values.linked[screen.moduleId]!.length === 0) return undefined;
  return takenItem(flow, screenId, values, passed);
}
