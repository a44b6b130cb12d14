import { type ESTree, Visitor } from 'vite';

export interface Range {
  start: number;
  end: number;
}

/** Replacement text for a range of the code. */
export interface Change extends Range {
  text: string;
}

export type Statement = ESTree.Program['body'][number];
type Declaration = ESTree.VariableDeclaration | ESTree.Function | ESTree.Class;

/** Endpoint properties that pages need for calls; others, such as schemas, are dropped. */
const called = new Set(['method', 'path', 'auth', 'bodyType', 'isStream']);

/** Reduces endpoints, and objects spread into them, to the properties needed for calls. */
export function stripEndpoints(program: ESTree.Program): Change[] {
  const changes: Change[] = [];
  const spread = new Set<string>();
  new Visitor({
    CallExpression({ callee, arguments: [definition], start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return;
      changes.push({ start, end: definition.start, text: '(' }, { start: definition.end, end, text: ')' });
      changes.push(...dropProperties(definition));
      for (const part of definition.properties)
        if (part.type === 'SpreadElement' && part.argument.type === 'Identifier') spread.add(part.argument.name);
    },
  }).visit(program);
  for (const { id, init } of program.body.flatMap(constantsOf)) {
    const value = init && stripType(init);
    if (id.type === 'Identifier' && spread.has(id.name) && value?.type === 'ObjectExpression')
      changes.push(...dropProperties(value));
  }
  return changes;
}

function dropProperties({ properties, end }: ESTree.ObjectExpression): Change[] {
  return properties.flatMap((property, index) => {
    if (property.type === 'SpreadElement' || isCalled(property)) return [];
    return [{ start: property.start, end: properties[index + 1]?.start ?? end - 1, text: '' }];
  });
}

/** File answers are recognized by their content types. */
function isCalled({ key, value }: ESTree.ObjectProperty): boolean {
  const isFile = value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'file';
  return isFile || (key.type === 'Identifier' && called.has(key.name));
}

export function declarationOf(statement: Statement): Declaration | null {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  const isValue = /^(VariableDeclaration|FunctionDeclaration|ClassDeclaration)$/.test(declaration?.type ?? '');
  return isValue ? (declaration as Declaration) : null;
}

export function declaredNames(declaration: Declaration): string[] {
  const parts = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  return parts.flatMap(({ id }) => (id?.type === 'Identifier' ? [id.name] : []));
}

export function constantsOf(statement: Statement): ESTree.VariableDeclarator[] {
  const declaration = declarationOf(statement);
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
}

export function stripType(value: ESTree.Expression): ESTree.Expression {
  const isTyped = value.type === 'TSAsExpression' || value.type === 'TSSatisfiesExpression';
  return isTyped ? stripType(value.expression) : value;
}

/** Names of values that a part of the program uses, ignoring dropped ranges. */
export function readNames(part: ESTree.Node, dropped: readonly Range[]): Set<string> {
  const left: Range[] = [...dropped];
  const found: (Range & { name: string })[] = [];
  new Visitor({
    Property: ({ key, computed, shorthand }) => void (computed || shorthand || left.push(key)),
    MemberExpression: ({ property, computed }) => void (computed || left.push(property)),
    TSTypeAnnotation: (type) => void left.push(type),
    TSTypeReference: (type) => void left.push(type),
    TSTypeQuery: (type) => void left.push(type),
    TSTypeParameterInstantiation: (type) => void left.push(type),
    Identifier: (identifier) => void found.push(identifier),
  }).visit({ type: 'Program', body: [part], start: part.start, end: part.end } as ESTree.Program);
  const isRead = ({ start, end }: Range) => !left.some((range) => range.start <= start && end <= range.end);
  return new Set(found.filter(isRead).map(({ name }) => name));
}

/** Whether it executes code, so that a bundler cannot assume it has no side effects. */
export function computes(part: ESTree.Node, dropped: readonly Range[]): boolean {
  let isFound = false;
  const note = ({ start, end }: Range) => {
    isFound ||= !dropped.some((range) => range.start <= start && end <= range.end);
  };
  const body = [{ type: 'ExpressionStatement', expression: part, start: part.start, end: part.end }];
  new Visitor({ CallExpression: note, NewExpression: note }).visit({
    type: 'Program',
    body,
    start: part.start,
    end: part.end,
  } as unknown as ESTree.Program);
  return isFound;
}

/** A part of the code with its changes applied. */
export function writePart(code: string, { start, end }: Range, changes: readonly Change[]): string {
  const own = changes.filter((change) => start <= change.start && change.end <= end);
  let text = '';
  let from = start;
  for (const change of own.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    text += code.slice(from, change.start) + change.text;
    from = change.end;
  }
  return text + code.slice(from, end);
}
