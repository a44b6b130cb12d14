import type { ComponentId, ScreenId } from '../../document.ts';
import { hasCell, maskOf, narrow } from '../boxes.ts';
import type { Field } from '../fields.ts';
import { arrives } from '../follow-example.ts';
import { layOut } from '../layout.ts';
import { firstExample, type ProofContext } from '../proof-context.ts';
import { type ReachSettings, reachAll, type ScreenReach } from '../reach.ts';
import { exampleOfArriving } from '../visit-example.ts';
import { type Finding, finding } from './finding.ts';
import { skippableReads, type TextRead } from './text-reads.ts';

/** Questions tracked at once: each doubles the number of answer combinations. */
const maxFollowed = 4;

/**
 * Variables in texts that are empty on some route, because their question is not asked there. Follows the routes again
 * for a few questions at a time, so that the other findings stay exact.
 */
export function findUnaskedTexts(
  context: ProofContext,
  fields: ReadonlyMap<string, Field>,
  settings: ReachSettings,
): { findings: Finding[]; isComplete: boolean } {
  const reads = skippableReads(context.document);
  const questions = [...new Set(reads.map(({ fieldId }) => fieldId))];
  const findings: Finding[] = [];
  for (let start = 0; start < questions.length; start += maxFollowed) {
    const group = new Set(questions.slice(start, start + maxFollowed));
    const followed = reads.filter(({ fieldId }) => group.has(fieldId));
    const marks = [...group].map((id) => [markKey(id), markOf(id)] as const);
    const layout = layOut(context.layout.flow, new Map([...fields, ...marks]), keysByScreen(followed));
    let checked = 0;
    for (const { screen, reach } of reachAll(layout, settings)) {
      checked++;
      const { id } = layout.screens[screen]!.screen;
      for (const read of followed.filter(({ screenId }) => screenId === id))
        findings.push(...findUnasked({ ...context, layout }, read, { screen, reach }));
    }
    if (layout.order !== null && checked < layout.order.length) return { findings, isComplete: false };
  }
  return { findings, isComplete: true };
}

function findUnasked(
  context: ProofContext,
  read: TextRead,
  { screen, reach }: { screen: number; reach: ScreenReach },
): Finding[] {
  const { layout, filling, matches, document, labels } = context;
  const number = layout.fields.findIndex(({ field }) => isMarkOf(field, read.fieldId));
  const place = layout.screens[screen]!.live.get(number)!;
  const unasked = maskOf([true, false]);
  const example = firstExample(
    reach.arrivals.filter(({ words }) => hasCell(words, place, 0)),
    (box) => exampleOfArriving(layout, screen, narrow(box, place, unasked)!, filling),
    (written) => arrives(layout.flow, written, matches),
  );
  if (!example) return [];
  const { screenName } = document.screens[read.screenId]!;
  const path = example.path.map((id) => document.screens[id]!.screenName).join(' → ');
  const question = labels.get(read.fieldId) || read.name;
  const isEverAsked = reach.arrivals.some(({ words }) => hasCell(words, place, 1));
  const text = isEverAsked
    ? `The variable {{${read.name}}} in screen ${screenName} is empty on the way ${path}: ${question} is not asked there`
    : `The variable {{${read.name}}} in screen ${screenName} is always empty: ${question} is not asked before`;
  return [finding('not-asked', text, { screenId: read.screenId, componentId: read.componentId, example })];
}

function keysByScreen(reads: readonly TextRead[]): Map<ScreenId, string[]> {
  const keys = new Map<ScreenId, string[]>();
  for (const { screenId, fieldId } of reads) keys.set(screenId, [...(keys.get(screenId) ?? []), markKey(fieldId)]);
  return keys;
}

function markKey(id: ComponentId): string {
  return `asked ${id}`;
}

/** An artificial field with two cells: not asked, asked. */
function markOf(componentId: ComponentId): Field {
  const cell = { truths: [], example: null };
  return {
    source: { kind: 'answer', componentId },
    linkedId: null,
    tests: [],
    cells: [cell, cell],
    cellsBefore: [true, false],
    cellsAfter: [false, true],
    cellsAfterRequired: [false, true],
  };
}

function isMarkOf({ source, tests }: Field, id: ComponentId): boolean {
  return tests.length === 0 && source.kind === 'answer' && source.componentId === id;
}
