import type { Context } from '../../../context.ts';
import { type AdapterRow, selectAdapters, selectServed } from '../queries.ts';

export interface ListedAdapter extends Omit<AdapterRow, 'secretSealed'> {
  providers: string[];
}

/** Every adapter with what it serves. Takes the system's context. */
export async function listAdapters(ctx: Context): Promise<ListedAdapter[]> {
  const [adapters, served] = await Promise.all([selectAdapters(ctx), selectServed(ctx)]);
  return adapters.map(({ secretSealed: _secretSealed, ...adapter }) => ({
    ...adapter,
    providers: served.filter(({ adapterId }) => adapterId === adapter.id).map(({ id }) => id),
  }));
}
