/** Adds a feature's lines to the apps; returns the new text by path, read through `read(path)`. */
export function joinFiles(words, read) {
  const { noun, single, plural, Plural } = words;
  const features = `./features/${noun}`;
  return {
    'apps/server/src/id-prefixes.ts': [
      [/(?<=idPrefixes = \{[^}]*)\n\}/, `\n  ${single}: '${freePrefix(words, read)}-',`],
    ],
    'packages/contract/src/audit-log.ts': [[/\n\] as const;\nexport type AuditAction/, `\n  '${words.one}.create',`]],
    'apps/server/src/portal-app.ts': [
      [/^import /m, `import { ${single}Routes } from '${features}/routes.ts';\n`],
      [/\n\];\nconst openApiFeatures/, `\n  ${single}Routes,`],
    ],
    'apps/server/src/holdings.ts': [
      [/^import /m, `import { ${single}Holdings } from '${features}/holdings.ts';\n`],
      [/\n {2}databaseHoldings,/, `\n  ${single}Holdings,`],
    ],
    'apps/server/testing/conformance/portal-recipes.ts': [
      [/\n\};\s*$/, `\n  list${Plural}: {},\n  create${words.Single}: { body: { name: 'First' } },`],
    ],
    'apps/portal/src/app/routes.ts': [
      [/^import /m, `import { ${plural}Routes } from '../features/${noun}/routes.ts';\n`],
      [/\n {4,}unknown,/, `\n      ...${plural}Routes,`],
    ],
  };
}

/**
 * Inserts each text before its pattern's match.
 * @throws Error without a match
 */
export function insertBefore(path, text, insertions) {
  return insertions.reduce((joined, [pattern, line]) => {
    const at = joined.search(pattern);
    if (at < 0) throw new Error(`${path} has no place for:\n${line}`);
    return joined.slice(0, at) + line + joined.slice(at);
  }, text);
}

/** The initials, or the whole word when another id prefix uses them. */
function freePrefix({ prefix, one }, read) {
  return read('apps/server/src/id-prefixes.ts').includes(`'${prefix}-'`) ? one : prefix;
}
