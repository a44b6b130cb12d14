import { wilsonInterval } from '../measure/figures.ts';
import type { Condition } from './drawing/conditions.ts';
import type { Tally } from './tally.ts';

/** Results of one reader for all documents in one condition. */
export interface Row {
  condition: Condition;
  reader: string;
  documents: number;
  classified: number;
  /** Seconds on one core. */
  seconds: number;
  tally: Tally;
}

/** Minimum shares of printed fields that must be read exactly. */
const exactGoals: Partial<Record<Condition, number>> = {
  'text PDF': 0.98,
  'clean picture': 0.98,
  'phone photo': 0.93,
  'dark and small': 0.8,
};
const goals = { wrong: 0.02, wrongInTheDark: 0.03, classified: 0.98, timesPlain: 1.8 };

export function describeTable(rows: readonly Row[]): string {
  const head = [
    '| condition | reader | documents | fields | exact | 95 % | wrong | not read | right of sure | type | s a page |',
    '|---|---|---|---|---|---|---|---|---|---|---|',
  ];
  return [...head, ...rows.map(describeRow)].join('\n');
}

function describeRow({ condition, reader, documents, classified, seconds, tally }: Row): string {
  const { printed, right, wrong, missing, sure, sureRight } = tally;
  const { low, high } = wilsonInterval(right, printed);
  const cells = [
    condition,
    reader,
    documents,
    printed,
    percent(right / printed),
    `${percent(low)}–${percent(high)}`,
    percent(wrong / printed),
    percent(missing / printed),
    sure > 0 ? `${percent(sureRight / sure)} of ${sure}` : '–',
    classified > 0 ? `${classified} of ${documents}` : '–',
    (seconds / documents).toFixed(1),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Reports which goals are met; only held-out documents count. */
export function describeGoals(
  rows: readonly Row[],
  say: (line: string) => void,
  expectGoal: (name: string, isMet: boolean) => void,
): void {
  const check = (name: string, share: number, goal: string, isMet: boolean) => {
    say(`${isMet ? 'met   ' : 'missed'} ${name}: ${percent(share)} (goal ${goal})`);
    expectGoal(name, isMet);
  };
  const own = rows.filter(({ reader }) => reader === rows[0]?.reader);
  for (const { condition, tally } of own) {
    const goal = exactGoals[condition];
    const exact = tally.right / tally.printed;
    if (goal) check(`exact, ${condition}`, exact, `at least ${percent(goal)}`, exact >= goal);
    const max = condition === 'dark and small' ? goals.wrongInTheDark : goals.wrong;
    const wrong = tally.wrong / tally.printed;
    check(`wrong, ${condition}`, wrong, `at most ${percent(max)}`, wrong <= max);
  }
  const sum = (pick: (row: Row) => number) => own.reduce((total, row) => total + pick(row), 0);
  const classified = sum((row) => row.classified) / sum((row) => row.documents);
  check('type', classified, `at least ${percent(goals.classified)}`, classified >= goals.classified);
  for (const row of own) {
    const plain = rows.find(({ condition, reader }) => condition === row.condition && /tesseract\.js/.test(reader));
    if (!plain) continue;
    const times = row.seconds / plain.seconds;
    check(
      `time against plain on the same picture, both warm, ${row.condition}`,
      times,
      `at most ${percent(goals.timesPlain)}`,
      times <= goals.timesPlain,
    );
  }
}

export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
