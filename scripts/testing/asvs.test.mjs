import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../build/targets.mjs';

/** Number of level 1 and 2 requirements of ASVS 5.0.0, by section. */
const requirements = {
  1.1: [1, 2],
  1.2: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  1.3: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  1.4: [1, 2, 3],
  1.5: [1, 2],
  2.1: [1, 2, 3],
  2.2: [1, 2, 3],
  2.3: [1, 2, 3, 4],
  2.4: [1],
  3.2: [1, 2],
  3.3: [1, 2, 3, 4],
  3.4: [1, 2, 3, 4, 5, 6],
  3.5: [1, 2, 3, 4, 5],
  3.7: [1, 2],
  4.1: [1, 2, 3],
  4.2: [1],
  4.3: [1, 2],
  4.4: [1, 2, 3, 4],
  5.1: [1],
  5.2: [1, 2, 3],
  5.3: [1, 2],
  5.4: [1, 2, 3],
  6.1: [1, 2, 3],
  6.2: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  6.3: [1, 2, 3, 4],
  6.4: [1, 2, 3, 4],
  6.5: [1, 2, 3, 4, 5],
  6.6: [1, 2, 3],
  6.8: [1, 2, 3, 4],
  7.1: [1, 2, 3],
  7.2: [1, 2, 3, 4],
  7.3: [1, 2],
  7.4: [1, 2, 3, 4, 5],
  7.5: [1, 2],
  7.6: [1, 2],
  8.1: [1, 2],
  8.2: [1, 2, 3],
  8.3: [1],
  8.4: [1],
  9.1: [1, 2, 3],
  9.2: [1, 2, 3, 4],
  10.1: [1, 2],
  10.2: [1, 2],
  10.3: [1, 2, 3, 4],
  10.4: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  10.5: [1, 2, 3, 4, 5],
  10.6: [1, 2],
  10.7: [1, 2, 3],
  11.1: [1, 2],
  11.2: [1, 2, 3],
  11.3: [1, 2, 3],
  11.4: [1, 2, 3, 4],
  11.5: [1],
  11.6: [1],
  12.1: [1, 2, 3],
  12.2: [1, 2],
  12.3: [1, 2, 3, 4],
  13.1: [1],
  13.2: [1, 2, 3, 4, 5],
  13.3: [1, 2],
  13.4: [1, 2, 3, 4, 5],
  14.1: [1, 2],
  14.2: [1, 2, 3, 4],
  14.3: [1, 2, 3],
  15.1: [1, 2, 3],
  15.2: [1, 2, 3],
  15.3: [1, 2, 3, 4, 5, 6, 7],
  16.1: [1],
  16.2: [1, 2, 3, 4, 5],
  16.3: [1, 2, 3, 4],
  16.4: [1, 2, 3],
  16.5: [1, 2, 3],
  17.1: [1],
  17.2: [1, 2, 3, 4],
  17.3: [1, 2],
};
const verdicts = ['Met', 'Not applicable', 'Deviates', 'Deviates as specified'];
const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8');
const allIds = Object.entries(requirements).flatMap(([section, numbers]) => numbers.map((at) => `${section}.${at}`));
const rows = document.split('\n## ').flatMap((section) => {
  const [verdict, ...lines] = section.split('\n');
  return verdict === 'Not applicable' ? lines.flatMap(parseListLine) : lines.flatMap((line) => parseRow(line, verdict));
});

function parseRow(line, verdict) {
  if (!/^\| \d/.test(line)) return [];
  const [id, , reason] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
  return [{ id, verdict, reason }];
}

/** A line of the list: ids and ranges of ids separated by commas, a colon, one reason for all of them. */
function parseListLine(line) {
  const [ids, reason] = line.split(': ');
  if (!/^- \d/.test(line)) return [];
  return ids
    .slice(2)
    .split(', ')
    .flatMap(expandRange)
    .map((id) => ({ id, verdict: 'Not applicable', reason }));
}

/** Lists the levels' requirements from the first to the last id of `10.1.1–10.7.3`. */
function expandRange(text) {
  const [first, last = first] = text.split('–');
  return allIds.slice(allIds.indexOf(first), allIds.indexOf(last) + 1);
}

it('lists each requirement of levels 1 and 2 once, with a verdict and evidence', () => {
  expect(allIds).toHaveLength(253);
  expect(rows.map(({ id }) => id).sort()).toEqual(allIds.toSorted());
  expect(rows.filter(({ verdict, reason }) => !verdicts.includes(verdict) || !reason)).toEqual([]);
});

it('counts its verdicts correctly', () => {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  const [met, none, deviating, specified] = verdicts.map(count);
  const sentence = `${met} met, ${none} not applicable, ${deviating} deviate, ${specified} deviate as specified.`;
  expect(document).toContain(sentence);
});

it('names existing files, at least one for each requirement met by a file', () => {
  const named = rows.flatMap(({ id, reason }) =>
    [...reason.matchAll(/`([\w.@-]*\/[\w./-]+\.\w+|[\w.-]+\.(?:md|json))`/g)].map(([, path]) => ({ id, path })),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
});
