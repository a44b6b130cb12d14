import type { SiteDocument } from '../document.ts';
import type { PatternMatcher } from '../formats.ts';
import type { Box } from './boxes.ts';
import type { Finding } from './findings/finding.ts';
import type { Layout } from './layout.ts';
import type { ScreenReach } from './reach.ts';
import type { Vary } from './vary-example.ts';
import type { Filling, VisitExample } from './visit-example.ts';

export interface ProofContext {
  document: SiteDocument;
  /** Labels by component id. */
  labels: ReadonlyMap<string, string>;
  layout: Layout;
  /** By screen, for the screens processed so far; a screen's predecessors are always included. */
  reaches: readonly ScreenReach[];
  /** By screen: indexes in the document's next items of the items in the layout. */
  playable: readonly number[][];
  filling: Filling;
  matches: PatternMatcher;
  /** Tries other answers for calculated values; null if no test uses one. */
  vary: Vary | null;
  /** Faults found without following routes. */
  earlierFindings: readonly Finding[];
  /** By screen: fields that its items use although a visit can get there without their question. */
  unasked: Map<number, ReadonlySet<number>>;
}

/** Maximum boxes tried for an example. */
const maxTriedBoxes = 4;

/** The first example that was verified to demonstrate its claim. */
export function firstExample(
  boxes: readonly Box[],
  write: (box: Box) => VisitExample | null,
  shows: (example: VisitExample) => boolean,
  vary?: Vary | null,
): VisitExample | null {
  for (const box of boxes.filter(({ isExact }) => isExact).slice(0, maxTriedBoxes)) {
    const example = write(box);
    if (example && shows(example)) return example;
  }
  for (const box of vary ? boxes.slice(0, maxTriedBoxes) : []) {
    const example = write(box);
    for (const varied of example ? vary!(example) : []) if (shows(varied)) return varied;
  }
  return null;
}
