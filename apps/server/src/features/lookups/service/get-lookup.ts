import type { ModeContext } from '../../../context.ts';
import { missing } from '../../../platform/errors.ts';
import type { Lookup, LookupNoun } from '../lookup.ts';
import { selectLookup } from '../queries.ts';

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
