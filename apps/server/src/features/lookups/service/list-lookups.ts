import type { List } from '@smile/contract/common';
import type { ModeContext } from '../../../context.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { type LookupFilter, selectLookups } from '../queries.ts';
import { foldEmailAddress, foldPhone } from './fold-texts.ts';

export async function listLookups<Request extends object, Result extends object, Shown>(
  ctx: ModeContext,
  noun: LookupNoun<Request, Result>,
  filter: LookupFilter,
  show: (lookup: Lookup<Request, Result>) => Shown,
): Promise<List<Shown>> {
  const { phone, emailAddress } = filter;
  const page = await selectLookups<Request, Result>(ctx, noun.kind, {
    ...filter,
    phone: phone && foldPhone(phone),
    emailAddress: emailAddress && foldEmailAddress(emailAddress),
  });
  return { nextCursor: page.nextCursor, items: page.items.map(show) };
}
