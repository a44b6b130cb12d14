import { type ESTree, parseSync } from 'vite';
import {
  type Change,
  computes,
  constantsOf,
  declarationOf,
  declaredNames,
  readNames,
  type Statement,
  stripEndpoints,
  stripType,
  writePart,
} from './read-module.ts';

/** A contract module in two parts, plus the code that re-exports both under its name. */
export interface SplitModule {
  joined: string;
  facts: string;
  schemas: string;
  /** Names of values created with zod. */
  schemaNames: ReadonlySet<string>;
}

/** Returns a module's exports that are created with zod. */
type FindSchemas = (source: string) => ReadonlySet<string>;

/** Separates values created with zod from the rest, in which endpoints keep only the properties needed for calls. */
export function splitModule(file: string, code: string, findSchemas: FindSchemas): SplitModule {
  const { program } = parseSync(file, code);
  const stripped = stripEndpoints(program);
  const schemaNames = nameSchemas(program, stripped, findSchemas);
  const changes = [...stripped, ...markPure(program, stripped)];
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const own = { facts: [] as string[], schemas: [] as string[] };
  const texts = { facts: imports.map((part) => writePart(code, part, [])), schemas: [] as string[] };
  const exported: string[] = [];
  for (const statement of program.body) {
    const declaration = declarationOf(statement);
    if (!declaration) continue;
    const names = declaredNames(declaration);
    const part = names.some((name) => schemaNames.has(name)) ? 'schemas' : 'facts';
    own[part].push(...names);
    texts[part].push(writePart(code, declaration, changes));
    if (statement.type === 'ExportNamedDeclaration') exported.push(...names);
  }
  const join = (part: 'facts' | 'schemas') => {
    const names = own[part].filter((name) => exported.includes(name));
    return `export { ${names.join(', ')} } from '${file}?${part}';`;
  };
  const again = program.body.filter(isReExport).map((part) => writePart(code, part, []));
  const factImport = `import { ${own.facts.join(', ')} } from '${file}?facts';`;
  return {
    joined: [join('facts'), join('schemas'), ...again].join('\n'),
    facts: [...texts.facts, `export { ${own.facts.join(', ')} };`].join('\n'),
    schemas: [
      ...imports.map((part) => writePart(code, part, [])),
      factImport,
      ...texts.schemas,
      `export { ${own.schemas.join(', ')} };`,
    ].join('\n'),
    schemaNames,
  };
}

/** Names of values created with zod, directly or indirectly. */
function nameSchemas(program: ESTree.Program, stripped: readonly Change[], findSchemas: FindSchemas): Set<string> {
  const names = new Set(program.body.flatMap((statement) => namesFrom(statement, findSchemas)));
  const reads = program.body.flatMap((statement) => {
    const declaration = declarationOf(statement);
    return declaration ? [{ own: declaredNames(declaration), read: readNames(declaration, stripped) }] : [];
  });
  for (let before = -1; before < names.size; ) {
    before = names.size;
    for (const { own, read } of reads)
      if ([...read].some((name) => names.has(name))) for (const name of own) names.add(name);
  }
  return names;
}

/** Imported names that are zod schemas of another module. */
function namesFrom(statement: Statement, findSchemas: FindSchemas): string[] {
  if (statement.type === 'ExportAllDeclaration') return [...findSchemas(statement.source.value)];
  if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
    const made = findSchemas(statement.source.value);
    return statement.specifiers.filter((part) => made.has(givenName(part))).map(({ local }) => local.name);
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
  const made = findSchemas(statement.source.value);
  const exported = statement.specifiers.flatMap((part) => ('name' in part.exported ? [part.exported.name] : []));
  return exported.filter((name) => made.has(name));
}

function givenName(specifier: ESTree.ImportDeclarationSpecifier): string {
  return specifier.type === 'ImportSpecifier' && 'name' in specifier.imported ? specifier.imported.name : '';
}

function isReExport({ type, source }: Statement & { source?: unknown }): boolean {
  return type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && Boolean(source));
}

/** Marks constants as pure, so that the bundler can drop unused ones. */
function markPure(program: ESTree.Program, stripped: readonly Change[]): Change[] {
  return program.body.flatMap(constantsOf).flatMap(({ init }) => {
    const value = init && stripType(init);
    if (!value || value.type === 'ArrowFunctionExpression' || !computes(value, stripped)) return [];
    return [
      { start: value.start, end: value.start, text: '/* @__PURE__ */ (() => (' },
      { start: value.end, end: value.end, text: '))()' },
    ];
  });
}
