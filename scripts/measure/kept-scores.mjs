// What Lighthouse has said so far, kept in a file, so that a measurement that was stopped goes on where it was.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** An id in an address; the next server gives another. */
const id = /(?<=[=/])[\w-]*[0-9a-f]{32}(?=$|[&/])/g;

/** @param build names the build of the portal; what another one scored counts only `anyBuild` */
export function openScores(file, { build, anyBuild = false }) {
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keyOf = (path, form) => `${path.replaceAll(id, '{id}')} ${form}`;
  const runsOf = (path, form) => {
    const scores = kept[keyOf(path, form)];
    return scores && (anyBuild || scores.build === build) ? scores.runs : [];
  };
  return {
    runsOf,
    /** Written at once, and never by half. */
    add(path, form, run) {
      kept[keyOf(path, form)] = { build, runs: [...runsOf(path, form), run] };
      writeFileSync(`${file}.new`, `${JSON.stringify(kept, null, 1)}\n`);
      renameSync(`${file}.new`, file);
    },
  };
}
