import type { Side } from './compare/merge-values.ts';
import { isSame } from './compare/same.ts';

/** A value of a site with fixed pages that both sides changed differently. */
export interface TemplateClash {
  /** Such as `landingPageConfig.headerText`. */
  path: string;
  theirs: unknown;
  mine: unknown;
}

type Values = Record<string, unknown>;

/** Merges two versions of a site with fixed pages; mine wins where a value clashes. */
export function rebaseTemplate(
  base: object,
  theirs: object,
  mine: object,
): { template: Values; clashes: TemplateClash[] } {
  const clashes: TemplateClash[] = [];
  const template = mergeValues([base, theirs, mine] as [Values, Values, Values], '', clashes);
  return { template, clashes };
}

function mergeValues([base, theirs, mine]: [Values, Values, Values], prefix: string, clashes: TemplateClash[]): Values {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const entries = keys.map((key): [string, unknown] => {
    const [was, other, own] = [base[key], theirs[key], mine[key]];
    if (isRecord(was) && isRecord(other) && isRecord(own))
      return [key, mergeValues([was, other, own], `${prefix}${key}.`, clashes)];
    const side = sideOf(was, other, own);
    if (side === null) clashes.push({ path: prefix + key, theirs: other, mine: own });
    return [key, side === 'theirs' ? other : own];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Null if both sides changed it. */
function sideOf(base: unknown, theirs: unknown, mine: unknown): Side | null {
  if (isSame(theirs, mine) || isSame(base, mine)) return 'theirs';
  return isSame(base, theirs) ? 'mine' : null;
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
