import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './targets.mjs';

const everyTargetsInputs = ['package-lock.json', 'tsconfig.base.json'];
const isNoInput = /^(node_modules|dist|testing)$|\.test\.tsx?$/;

/**
 * True when the target was built from the current inputs: compares size and modification time first, and content when
 * they differ.
 */
export function isFresh(target) {
  const noted = readStamp(target);
  if (!noted || !existsSync(join(root, target.product))) return false;
  const marks = markInputs(target);
  if (sameMarks(noted.marks, marks)) return true;
  if (noted.hash !== hashInputs(marks)) return false;
  noteBuild(target, { marks, hash: noted.hash });
  return true;
}

/** State of the inputs: read before the build, stored after it. */
export function readInputs(target) {
  const marks = markInputs(target);
  return { marks, hash: hashInputs(marks) };
}

export function noteBuild(target, inputs) {
  const path = join(root, target.stamp);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(inputs));
}

export function forgetBuild(target) {
  rmSync(join(root, target.stamp), { force: true });
}

function readStamp(target) {
  try {
    return JSON.parse(readFileSync(join(root, target.stamp), 'utf8'));
  } catch {
    return null;
  }
}

/** `{ path: 'size mtime' }` of every input file. */
function markInputs(target) {
  const marks = {};
  for (const input of [...target.inputs, ...everyTargetsInputs]) markPath(input, marks);
  return marks;
}

function markPath(path, marks) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    marks[path] = `${found.size} ${found.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(join(root, path))) {
    if (!isNoInput.test(name)) markPath(`${path}/${name}`, marks);
  }
}

function sameMarks(one, other) {
  const paths = Object.keys(other);
  return paths.length === Object.keys(one).length && paths.every((path) => one[path] === other[path]);
}

function hashInputs(marks) {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const path of Object.keys(marks).sort()) hash.update(`\n${path}\n`).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
