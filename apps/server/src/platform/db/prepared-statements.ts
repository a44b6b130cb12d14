import { createHash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';

export interface PreparedStatement {
  name: string;
  text: string;
}

export interface PreparedStatements {
  /** The text of a statement and the name by which a connection knows it; null once there are too many. */
  find(statement: Sql): PreparedStatement | null;
}

interface Known extends PreparedStatement {
  strings: readonly string[];
}

/**
 * Remembers at most `max` statements, whatever their values. One is found by its parts, most of which are the very
 * strings of the source: to join and hash them takes longer the longer they are.
 */
export function createPreparedStatements(max: number): PreparedStatements {
  /** By the lengths of their parts. */
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
