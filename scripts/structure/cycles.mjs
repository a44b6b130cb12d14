/** Finds import cycles of files and features, including types; late imports do not count. */
export function checkCycles(modules) {
  const imports = modules.flatMap(({ path, imports: own }) =>
    own
      .filter(({ target, isLate }) => target && !isLate)
      .map(({ target, line }) => ({ from: path, to: target, path, line })),
  );
  return [
    ...findCircles(imports).map((problem) => ({ ...problem, rule: 'cycle' })),
    ...findCircles(imports.flatMap(betweenFeatures)).map((problem) => ({ ...problem, rule: 'feature-cycle' })),
  ];
}

function betweenFeatures({ from, to, path, line }) {
  const [one, other] = [featureOf(from), featureOf(to)];
  return one && other && one !== other && !/\.test\./.test(path) ? [{ from: one, to: other, path, line }] : [];
}

function featureOf(path) {
  return /^apps\/(?:server|portal)\/src\/features\/[^/]+/.exec(path)?.[0];
}

/** One problem per edge that closes a cycle. */
function findCircles(edges) {
  const byFrom = new Map();
  for (const edge of edges) byFrom.set(edge.from, [...(byFrom.get(edge.from) ?? []), edge]);
  const state = new Map();
  const trail = [];
  const problems = [];
  for (const from of byFrom.keys()) if (!state.has(from)) follow(from);
  return problems;

  function follow(node) {
    state.set(node, 'open');
    trail.push(node);
    for (const { to, path, line } of byFrom.get(node) ?? []) {
      if (state.get(to) === 'open' && to !== node) {
        const circle = [...trail.slice(trail.indexOf(to)), to];
        problems.push({ path, line, message: circle.join(' → ') });
      } else if (!state.has(to)) follow(to);
    }
    trail.pop();
    state.set(node, 'done');
  }
}
