/** Files that import each other in a circle; what only types need does not count, nor what is loaded later. */
export function checkCycles(modules) {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const state = new Map();
  const trail = [];
  const problems = [];
  for (const { path } of modules) follow(path);
  return problems;

  function follow(path) {
    state.set(path, 'open');
    trail.push(path);
    for (const { target, isType, isLate, line } of byPath.get(path).imports) {
      if (!target || isType || isLate || !byPath.has(target)) continue;
      if (state.get(target) === 'open') report(path, target, line);
      else if (!state.has(target)) follow(target);
    }
    trail.pop();
    state.set(path, 'done');
  }

  function report(path, target, line) {
    const circle = [...trail.slice(trail.indexOf(target)), target];
    problems.push({ path, line, rule: 'cycle', message: circle.join(' → ') });
  }
}
