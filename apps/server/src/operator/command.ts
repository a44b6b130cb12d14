import type { Config } from '../config.ts';
import type { Dependencies } from '../context.ts';

type Print = (line: string) => void;

interface CommandText {
  name: string;
  required: string[];
  summary: string;
}

/** A command works on the open database, or on the data folder of a stopped server. */
export type Command = CommandText &
  (
    | { kind: 'database'; run: (deps: Dependencies, given: string[], print: Print) => Promise<void> }
    | { kind: 'folder'; run: (config: Config, given: string[], print: Print) => Promise<void> }
  );

/**
 * Tab-separated cells. Escapes control characters, so that tenant names cannot add cells or lines or control the
 * terminal.
 */
export function toRow(cells: readonly (string | number | null | undefined)[]): string {
  return cells.map((cell) => String(cell ?? '').replace(/\p{Cc}/gu, escapeControl)).join('\t');
}

function escapeControl(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
