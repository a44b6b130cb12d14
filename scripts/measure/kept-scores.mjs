// Stores Lighthouse scores in a file, so that an interrupted measurement can continue.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** An id in an address, which differs between servers. */
const id = /(?<=[=/])[\w-]*[0-9a-f]{32}(?=$|[&/])/g;

/** @param build names the portal's build; scores of other builds count only with `anyBuild` */
export function openScores(file, { build, anyBuild = false }) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keyOf = (path, form) => `${path.replaceAll(id, '{id}')} ${form}`;
  const runsOf = (path, form) => {
    const scores = kept[keyOf(path, form)];
    return scores && (anyBuild || scores.build === build) ? scores.runs : [];
  };
  return {
    runsOf,
    /** Written immediately and atomically. */
    add(path, form, run) {
      kept[keyOf(path, form)] = { build, runs: [...runsOf(path, form), run] };
      writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 1)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}
