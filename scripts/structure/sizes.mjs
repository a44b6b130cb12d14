import { isSupport } from './read-modules.mjs';

const maxFileLines = 300;
const maxFunctionLines = 80;
const maxComponentLines = 120;
const functionTypes = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const isComponentName = /^[A-Z][A-Za-z0-9]*[a-z]/;

/** Limits files, functions and components, and allows one exported component per file; skips generated code. */
export function checkSizes(modules) {
  return modules.filter(({ path }) => !isSupport(path) && !path.includes('/generated/')).flatMap(checkModule);
}

function checkModule(module) {
  const { path, text, program } = module;
  const problems = [];
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (lines > maxFileLines)
    problems.push({ path, line: 1, rule: 'file-size', message: `${lines} lines, at most ${maxFileLines}` });
  visit(program, null, (node, name) => problems.push(...checkFunction(module, node, name)));
  const components = exportedComponents(program);
  if (path.endsWith('.tsx') && components.length > 1)
    problems.push({
      path,
      line: module.lineOf(components[1].start),
      rule: 'one-component',
      message: `exports ${components.map((component) => component.name).join(', ')}: one component per file`,
    });
  return problems;
}

function checkFunction({ path, lineOf }, node, name) {
  const isComponent = path.endsWith('.tsx') && isComponentName.test(name ?? '');
  const max = isComponent ? maxComponentLines : maxFunctionLines;
  const line = lineOf(node.start);
  const lines = lineOf(node.end) - line + 1;
  if (lines <= max) return [];
  const kind = isComponent ? 'component-size' : 'function-size';
  return [{ path, line, rule: kind, message: `${name ?? 'a function'} has ${lines} lines, at most ${max}` }];
}

/** Calls `found(node, name)` for every function; the name comes from its assignment, also through wrappers. */
function visit(node, name, found) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, name, found);
    return;
  }
  if (!node || typeof node.type !== 'string') return;
  const isFunction = functionTypes.has(node.type);
  if (isFunction) found(node, node.id?.name ?? name);
  const passed = isFunction ? null : nameFor(node, name);
  for (const [key, value] of Object.entries(node)) {
    if (value && typeof value === 'object' && key !== 'parent') visit(value, passed, found);
  }
}

function nameFor(node, name) {
  if (node.type === 'VariableDeclarator') return node.id.name ?? null;
  if (node.type === 'Property' || node.type === 'MethodDefinition') return node.key.name ?? null;
  return node.type === 'CallExpression' ? name : null;
}

function exportedComponents(program) {
  return program.body.flatMap((statement) => {
    if (!/^Export(Named|Default)Declaration$/.test(statement.type) || !statement.declaration) return [];
    const { declaration } = statement;
    const candidates =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.map(({ id, init }) => ({ name: id.name, value: init, start: id.start }))
        : [{ name: declaration.id?.name, value: declaration, start: declaration.start }];
    return candidates.filter(({ name, value }) => isComponentName.test(name ?? '') && rendersSomething(value));
  });
}

function rendersSomething(value) {
  if (functionTypes.has(value?.type)) return true;
  const wrapper = value?.type === 'CallExpression' && (value.callee.name ?? value.callee.property?.name);
  return /^(memo|forwardRef|lazy|polymorphicFactory|observer)$/.test(wrapper || '');
}
