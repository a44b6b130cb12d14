import { componentTitle } from '../../compare/in-words.ts';
import type { Screen } from '../../document.ts';
import { componentsOf } from '../../parts.ts';
import type { ProofContext } from '../proof-context.ts';
import { mayHold } from '../reach.ts';
import { type Finding, finding } from './finding.ts';
import { describeTests } from './test-words.ts';

/** Components whose condition never holds. Those with an already reported cause are omitted. */
export function findNeverShown(
  { layout, reaches, known, document }: ProofContext,
  screen: Screen,
  index: number,
): Finding[] {
  const { passed } = reaches[index]!;
  const { conditions, screen: flow } = layout.screens[index]!;
  if (passed.length === 0 || flow.type !== 'form') return [];
  return componentsOf(screen).flatMap((component) => {
    const placed = conditions.get(component.id)?.visibleIf;
    const isKnown = known.some(({ screenId, componentId }) => screenId === screen.id && componentId === component.id);
    if (!placed || isKnown || passed.some((box) => mayHold(box, placed))) return [];
    const { tests, isAny } = flow.components.find(({ id }) => id === component.id)!.visibleIf!;
    const needs = describeTests(tests, document, isAny);
    const text = `${componentTitle(component)} is never shown on ${screen.screenName}: it needs ${needs}, which no visit has there`;
    return [finding('never-shown', text, { screenId: screen.id, componentId: component.id })];
  });
}
