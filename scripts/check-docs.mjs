// Checks that every link and file in the documents exists, and that .env.example names exactly the settings in use.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { root, serverFolder } from './build/targets.mjs';

const filePattern = /^[\w.@-]+(\/[\w.@-]+)+\.(ts|tsx|mjs|css|md|json|ya?ml|sql|sh|html|tgz)$/;
const made = /(^|\/)(dist|data|node_modules)\//;
const history = /^docs\/adr\/|^CHANGELOG\.md$/;

const files = listFiles();
const problems = [...files.filter((path) => path.endsWith('.md')).flatMap(checkDocument), ...checkSettings()];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exitCode = 1;

/** Committed and untracked files, except ignored ones. */
function listFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((path) => path && existsSync(join(root, path)));
}

function checkDocument(path) {
  const text = readFileSync(join(root, path), 'utf8');
  return text.split('\n').flatMap((line, index) => {
    const missing = [...missingLinks(path, line, text), ...(history.test(path) ? [] : missingMentions(path, line))];
    if (/\be[-]mail/i.test(line)) missing.push('says it with a hyphen: write email');
    return missing.map((what) => `${path}:${index + 1} document ${what}`);
  });
}

function missingLinks(path, line, text) {
  const targets = [...line.matchAll(/\]\(\s*<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g)].map((match) => match[1]);
  return targets
    .filter((target) => !/^[a-z][a-z0-9+.-]*:/i.test(target))
    .flatMap((target) => {
      const [file, anchor] = decodeURI(target).split('#');
      const linked = file ? posix.normalize(posix.join(file.startsWith('/') ? '' : dirname(path), file)) : path;
      const full = join(root, linked);
      if (!existsSync(full)) return [`links to ${target}, which does not exist`];
      if (!anchor || !linked.endsWith('.md')) return [];
      const headings = headingAnchors(linked === path ? text : readFileSync(full, 'utf8'));
      return headings.includes(anchor) ? [] : [`links to ${target}, a heading that does not exist`];
    });
}

function headingAnchors(text) {
  return [...text.matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** A mention may be relative to the root or to the document, or be the end of a path. */
function missingMentions(path, line) {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map((match) => match[1].replace(/^\.\//, '').replace(/:\d+$/, ''))
    .filter((mention) => filePattern.test(mention) && !made.test(mention))
    .filter((mention) => !files.some((file) => file === mention || file.endsWith(`/${mention}`)))
    .filter((mention) => !existsSync(join(root, dirname(path), mention)))
    .map((mention) => `names ${mention}, which does not exist`);
}

function checkSettings() {
  const source = join(root, serverFolder, 'src', 'config.ts');
  if (!existsSync(source)) return [];
  const read = new Set(settingsRead(readFileSync(source, 'utf8')));
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const named = new Set([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]));
  return [
    ...[...read].filter((name) => !named.has(name)).map((name) => `.env.example:1 settings ${name} is missing`),
    ...[...named].filter((name) => !read.has(name)).map((name) => `.env.example:1 settings ${name} is read nowhere`),
  ];
}

/** Keys in config.ts in the form of environment variables. */
function settingsRead(text) {
  const names = [];
  new Visitor({
    Property(node) {
      if (/^[A-Z][A-Z0-9_]+$/.test(node.key.name ?? '')) names.push(node.key.name);
    },
  }).visit(parseSync('config.ts', text, { lang: 'ts' }).program);
  return names;
}
