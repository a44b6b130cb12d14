import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

export interface PreparedStatement {
  name: string;
  text: string;
}

export interface PreparedStatements {
  /** Text and prepared name of a statement; null when the cache is full. */
  find(statement: Sql): PreparedStatement | null;
}

interface Known extends PreparedStatement {
  strings: readonly string[];
}

/**
 * Caches at most `max` statements, regardless of their values. Looks them up by their parts: most are the source's
 * own strings, and joining and hashing long text costs more.
 */
export function createPreparedStatements(max: number): PreparedStatements {
  /** Keyed by the lengths of the parts. */
  const known = new Map<number, Known[]>();
  let count = 0;
  return {
    find(statement) {
      const { strings } = statement;
      const key = lengthsOf(strings);
      const alike = known.get(key);
      const found = alike?.find((one) => isSame(one.strings, strings));
      if (found || count >= max) return found ?? null;
      const { text } = statement;
      const added = { strings, text, name: createHash('sha1').update(text).digest('base64url') };
      if (alike) alike.push(added);
      else known.set(key, [added]);
      count += 1;
      return added;
    },
  };
}

function lengthsOf(strings: readonly string[]): number {
  let key = strings.length;
  for (const { length } of strings) key = (key * 31 + length) | 0;
  return key;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
