import { RE2JS } from 're2js';

const maxCompiled = 500;
const compiled = new Map<string, RE2JS>();

/**
 * Compiles a pattern and caches it while it is in use.
 * @throws Error for syntax outside RE2, such as lookarounds and back references
 */
export function compilePattern(pattern: string): RE2JS {
  const known = compiled.get(pattern);
  const result = known ?? RE2JS.compile(pattern);
  compiled.delete(pattern);
  compiled.set(pattern, result);
  if (compiled.size > maxCompiled) compiled.delete(compiled.keys().next().value!);
  return result;
}

/** Matches a text against a tenant's pattern, in time linear in the text. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compilePattern(pattern).matcher(text).find();
}

/** Upper bound for the cost of one match: program instructions × characters of the text. */
export function countMatchSteps(pattern: string, text: string): number {
  return compilePattern(pattern).programSize() * (text.length + 1);
}
