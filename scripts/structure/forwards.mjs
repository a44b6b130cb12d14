const serviceFile = /^apps\/server\/src\/features\/[^/]+\/(service\.ts|service\/[^/]+\.ts)$/;

/** Finds service functions that only pass their parameters to a query: callers can use the query. */
export function checkForwards(modules) {
  return modules.filter(({ path }) => serviceFile.test(path)).flatMap(checkModule);
}

function checkModule({ path, program, imports, lineOf }) {
  const queries = new Set(imports.filter(({ from }) => /queries\.ts$/.test(from)).flatMap(({ names }) => names));
  return program.body.flatMap((statement) => {
    const { declaration } = statement;
    if (statement.type !== 'ExportNamedDeclaration' || declaration?.type !== 'FunctionDeclaration') return [];
    const called = forwardedTo(declaration);
    if (!called || !queries.has(called)) return [];
    const message = `${declaration.id.name} only hands on to ${called}: call that, or share it`;
    return [{ path, line: lineOf(statement.start), rule: 'forwarding', message }];
  });
}

/** The function that a body calls with exactly its own parameters, if it does nothing else. */
function forwardedTo({ params, body }) {
  const [only, ...others] = body.body;
  if (!only || others.length > 0) return null;
  const call = unwrapAwait(only.type === 'ReturnStatement' ? only.argument : only.expression);
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return null;
  const isSame = (argument, index) => argument.type === 'Identifier' && argument.name === params[index]?.name;
  return call.arguments.length === params.length && call.arguments.every(isSame) ? call.callee.name : null;
}

function unwrapAwait(expression) {
  return expression?.type === 'AwaitExpression' ? expression.argument : expression;
}
