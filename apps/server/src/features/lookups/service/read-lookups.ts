import type { List } from '@smile/contract/common';
import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { type LookupFilter, selectLookup, selectLookups } from '../queries.ts';
import { foldEmailAddress, foldPhone } from './read-request.ts';

/** @throws ApiError MISSING_RESOURCE */
export async function getLookup<Request extends object, Result extends object>(
  ctx: ModeContext,
  noun: LookupNoun<Request, Result>,
  id: string,
): Promise<Lookup<Request, Result>> {
  const lookup = await selectLookup<Request, Result>(ctx, noun.kind, id);
  if (!lookup) throw missing();
  return lookup;
}

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
