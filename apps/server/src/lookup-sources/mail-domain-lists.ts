import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface MailDomainLists {
  /** Domains of throwaway mailboxes. */
  disposable: ReadonlySet<string>;
  /** Domains that offer free mailboxes to anyone. */
  free: ReadonlySet<string>;
}

let lists: MailDomainLists | null = null;

/** Lists of the `freemail` package, loaded on first use: they are large, and few installations need them. */
export function readMailDomainLists(): MailDomainLists {
  lists ??= { disposable: readList('disposable.txt'), free: readList('free.txt') };
  return lists;
}

function readList(file: string): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('freemail/package.json'));
  const lines = readFileSync(join(folder, 'data', file), 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '' && !line.startsWith('#')));
}
