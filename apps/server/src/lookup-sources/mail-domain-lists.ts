import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

interface MailDomainLists {
  /** Domains whose mailboxes are thrown away. */
  disposable: ReadonlySet<string>;
  /** Domains where anybody has a mailbox for free. */
  free: ReadonlySet<string>;
}

let lists: MailDomainLists | null = null;

/** The lists of the `freemail` package, read with the first use: they are large and few installations need them. */
export function readMailDomainLists(): MailDomainLists {
  lists ??= { disposable: readList('disposable.txt'), free: readList('free.txt') };
  return lists;
}

function readList(file: string): ReadonlySet<string> {
  const folder = dirname(createRequire(import.meta.url).resolve('freemail/package.json'));
  const lines = readFileSync(join(folder, 'data', file), 'utf8').split('\n');
  return new Set(lines.map((line) => line.trim().toLowerCase()).filter((line) => line !== '' && !line.startsWith('#')));
}
