import type { SiteDocument } from '../document.ts';
import type { PatternMatcher } from '../formats.ts';
import type { Box } from './boxes.ts';
import type { Finding } from './findings/finding.ts';
import type { Layout } from './layout.ts';
import type { ScreenReach } from './reach.ts';
import type { Vary } from './vary-example.ts';
import type { Filling, VisitExample } from './visit-example.ts';

export interface Ways {
  document: SiteDocument;
  /** By component. */
  labels: ReadonlyMap<string, string>;
  layout: Layout;
  /** By screen, of those looked at so far: always of all screens that lead to one of them. */
  reaches: readonly ScreenReach[];
  /** By screen: places in the next configuration of the items of the layout. */
  playable: readonly number[][];
  filling: Filling;
  matches: PatternMatcher;
  /** Tries other answers for calculated values; null where no test reads one. */
  vary: Vary | null;
  /** Faults found without following routes. */
  known: readonly Finding[];
  /** By screen: fields that its items read although a visit comes there without their question. */
  unasked: Map<number, ReadonlySet<number>>;
}

/** Boxes that are tried for an example. */
const attempts = 4;

/** An example that was seen to do what it shows. */
export function firstExample(
  boxes: readonly Box[],
  write: (box: Box) => VisitExample | null,
  shows: (example: VisitExample) => boolean,
  vary?: Vary | null,
): VisitExample | null {
  for (const box of boxes.filter(({ isExact }) => isExact).slice(0, attempts)) {
    const example = write(box);
    if (example && shows(example)) return example;
  }
  for (const box of vary ? boxes.slice(0, attempts) : []) {
    const example = write(box);
    for (const varied of example ? vary!(example) : []) if (shows(varied)) return varied;
  }
  return null;
}
