/**
 * The stages of a Dockerfile as `{ name, steps, env, cmd, user }`. Steps are `{ copy: { from, sources, target } }` and
 * `{ run }`, in their order; what a stage says twice is as it said it last.
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

/** Whether a path of the context is left out by a .dockerignore; the last pattern that fits decides. */
export function isIgnored(path, patterns) {
  let ignored = false;
  for (const pattern of patterns) {
    const isException = pattern.startsWith('!');
    if (toExpression(pattern.replace(/^!/, '')).test(path)) ignored = !isException;
  }
  return ignored;
}

/** A pattern names a file or a folder with all that is in it. */
function toExpression(pattern) {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\//g, '\0')
    .replace(/\*/g, '[^/]*')
    .replaceAll('\0', '(.*/)?');
  return new RegExp(`^${source}(/|$)`);
}
