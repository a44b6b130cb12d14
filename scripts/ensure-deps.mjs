// Runs before every command. Node built-ins only: node_modules may not exist yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './testing/lock.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const lockfile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules', '.installed');

requireNode(20, 19);
const wanted = installationKey();
if (readText(stampFile) !== wanted) {
  await withLock(join(root, '.deps-lock'), async () => {
    if (readText(stampFile) === wanted) return;
    if (!isInstalledByHand()) await install();
    writeFileSync(stampFile, wanted);
  });
}

function requireNode(major, minor) {
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(
    `Node ${major}.${minor} or newer is needed, this is ${process.version}. Get it from https://nodejs.org`,
  );
  process.exit(1);
}

function installationKey() {
  return createHash('sha256')
    .update(readFileSync(lockfile))
    .update(`${process.platform} ${process.arch} ${process.versions.node.split('.')[0]}`)
    .digest('hex');
}

/** True when `npm ci` was run by hand and matches the lock file. */
function isInstalledByHand() {
  const installed = readJson(join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const locked = Object.entries(readJson(lockfile).packages).filter(([path]) => path.includes('node_modules/'));
  return locked.every(([path, entry]) => {
    const found = installed.packages[path];
    if (!found) return entry.optional === true && !isForThisMachine(entry);
    return found.version === entry.version && found.resolved === entry.resolved;
  });
}

function isForThisMachine(entry) {
  const libc = process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';
  if (!entry.os && !entry.cpu) return false;
  return (
    (entry.os ?? [process.platform]).includes(process.platform) &&
    (entry.cpu ?? [process.arch]).includes(process.arch) &&
    (process.platform !== 'linux' || (entry.libc ?? [libc]).includes(libc))
  );
}

async function install() {
  console.log('Installing dependencies (first run takes about a minute)…');
  // The lock file pins each package by hash, so cached packages need no revalidation.
  const asked = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['ci', '--include=dev', '--include=optional', ...asked];
  const options = { cwd: root, env: cleanEnvironment(), stdio: ['ignore', 'pipe', 'pipe'] };
  const npm = process.env.npm_execpath ?? '';
  const child = /npm-cli\.c?js$/.test(npm)
    ? spawn(process.execPath, [npm, ...args], options)
    : spawn('npm', args, { ...options, shell: process.platform === 'win32' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      child.kill(signal);
      process.exit(130);
    });
  }
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const code = await new Promise((done) => {
    child.once('error', (error) => {
      output += error.message;
      done(1);
    });
    child.once('close', done);
  });
  if (code === 0) return;
  const firstLines = output.trim().split('\n').slice(0, 15).join('\n');
  console.error(`${firstLines}\n\nThe dependencies could not be installed (npm ci ended with ${code}).`);
  process.exit(1);
}

/** Drops NODE_ENV and the options of the outer npm command (`npm test -w x`, `--omit=dev`). */
function cleanEnvironment() {
  const options = [
    'workspaces?|include_workspace_root|omit|include|only|production|dev|optional|global|location|prefix|local_prefix',
    'global_prefix|dry_run|package_lock|package_lock_only|install_strategy|install_links|json|save|save_.*',
  ];
  const leaked = new RegExp(`^(NODE_ENV|npm_(package|lifecycle)_.*|npm_config_(${options.join('|')}))$`, 'i');
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !leaked.test(name)));
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function readJson(path) {
  const text = readText(path);
  return text === null ? null : JSON.parse(text);
}
