const patterns = [
  [/^(?:fewest|least)(?:[A-Z]|$)/, 'use min…'],
  [/^most(?:[A-Z]|$)|^longest\w*(?:Ms|Seconds|Days)$/, 'use max…'],
  [/^says(?:[A-Z]|$)|^stands[A-Z]|^goes[A-Z]/, 'use has…, is… or can…'],
  [/^say[A-Z]/, 'use describe…, format… or to…'],
  [/^without[A-Z]/, 'use drop…, strip… or no…'],
  [/^(?:is)?behind(?:[A-Z]|$)/i, 'use after… or follows…'],
  [/^(?:what|who|whose|nobody|nothing)[A-Z]/, 'use a noun'],
  [/^(?:readOn|giveWay|goOn|goesOn)$/, 'use the usual verb, such as drain, yield or continue'],
];
/** Options of sharp, CSS and Mantine. */
const foreign = new Set(['withoutEnlargement', 'nothingFoundMessage']);

/** Rejects identifiers that read like translated phrases, once per name and file. */
export function checkIdentifiers(modules) {
  return modules.flatMap((module) => {
    if (module.path.includes('/generated/')) return [];
    const starts = new Map();
    visit(module.program, ({ name, start }) => !starts.has(name) && starts.set(name, start));
    return [...starts].flatMap(([name, start]) => {
      const advice = foreign.has(name) ? undefined : patterns.find(([pattern]) => pattern.test(name))?.[1];
      if (!advice) return [];
      return [{ path: module.path, line: module.lineOf(start), rule: 'identifier', message: `${name}: ${advice}` }];
    });
  });
}

function visit(node, onName) {
  if (!node || typeof node !== 'object') return;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') onName(node);
  for (const part of Object.values(node)) visit(part, onName);
}
