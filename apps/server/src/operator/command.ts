import type { Config } from '../config.ts';
import type { Dependencies } from '../context.ts';

type Print = (line: string) => void;

interface CommandText {
  name: string;
  required: string[];
  summary: string;
}

/** A command works on the open database, or on the data folder while nothing has it open. */
export type Command = CommandText &
  (
    | { kind: 'database'; run: (deps: Dependencies, given: string[], print: Print) => Promise<void> }
    | { kind: 'folder'; run: (config: Config, given: string[], print: Print) => Promise<void> }
  );
