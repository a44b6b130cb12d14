import { componentTitle } from '../../compare/in-words.ts';
import type { Component, Screen, SiteDocument } from '../../document.ts';
import type { FlowCondition } from '../../flow.ts';
import { componentsOf } from '../../parts.ts';
import type { ProofContext } from '../proof-context.ts';
import { mayHold } from '../reach.ts';
import { type Finding, finding } from './finding.ts';
import { describeTests } from './test-words.ts';

/** Components whose condition never holds. Those with an already reported cause are omitted. */
export function findNeverShown(
  {
    layout,
    reaches,
    earlierFindings,
    document,
  }: Pick<ProofContext, 'layout' | 'reaches' | 'earlierFindings' | 'document'>,
  screen: Screen,
  index: number,
): Finding[] {
  const { passed } = reaches[index]!;
  const { conditions, screen: flow } = layout.screens[index]!;
  if (passed.length === 0 || flow.type !== 'form') return [];
  return componentsOf(screen).flatMap((component) => {
    const placed = conditions.get(component.id)?.visibleIf;
    const isKnown = earlierFindings.some(
      ({ screenId, componentId }) => screenId === screen.id && componentId === component.id,
    );
    if (!placed || isKnown || passed.some((box) => mayHold(box, placed))) return [];
    const condition = flow.components.find(({ id }) => id === component.id)!.visibleIf!;
    const text = neverShownText(component, screen.screenName, condition, document);
    return [finding('never-shown', text, { screenId: screen.id, componentId: component.id })];
  });
}

/** @param place the screen's name, or the group on it */
export function neverShownText(
  component: Component,
  place: string,
  { tests, isAny }: FlowCondition,
  document: SiteDocument,
): string {
  const needs = describeTests(tests, document, isAny);
  return `${componentTitle(component)} is never shown on ${place}: it needs ${needs}, which no visit has there`;
}
