/**
 * Parses the stages of a Dockerfile into `{ name, steps, env, cmd, user }`. Steps are `{ copy: { from, sources,
 * target } }` or `{ run }`, in order; the last `env`, `cmd` and `user` win.
 */
export function readDockerfile(text) {
  const stages = [];
  for (const line of text.replace(/\s*\\\n\s*/g, ' ').split('\n')) {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (!word) continue;
    if (word === 'FROM')
      stages.push({ name: / AS (\S+)$/.exec(rest)?.[1] ?? '', steps: [], env: {}, cmd: [], user: '' });
    const stage = stages.at(-1);
    if (word === 'COPY') stage.steps.push({ copy: readCopy(rest) });
    if (word === 'RUN') stage.steps.push({ run: rest });
    if (word === 'ENV') Object.assign(stage.env, Object.fromEntries(rest.split(' ').map((pair) => pair.split('='))));
    if (word === 'CMD') stage.cmd = JSON.parse(rest);
    if (word === 'USER') stage.user = rest;
  }
  return stages;
}

function readCopy(rest) {
  const words = rest.split(/\s+/);
  const from = words[0].startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  return { from, target: words.pop(), sources: words };
}

/** True when .dockerignore excludes the path; the last matching pattern wins. */
export function isIgnored(path, patterns) {
  let ignored = false;
  for (const pattern of patterns) {
    const isException = pattern.startsWith('!');
    if (toExpression(pattern.replace(/^!/, '')).test(path)) ignored = !isException;
  }
  return ignored;
}

/** A pattern matches a file, or a folder with its contents. */
function toExpression(pattern) {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\0', '(.*/)?');
  return new RegExp(`^${source}(/|$)`);
}
