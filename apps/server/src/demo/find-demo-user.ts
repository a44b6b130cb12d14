import type { ModeContext } from '../context.ts';
import { createUser } from '../features/users/service/create-user.ts';
import { selectUsers } from '../features/users/shared-queries.ts';
import { readAll } from '../platform/db/read-all.ts';

/** Finds the end user that carries this job's metadata, or creates them; safe when the job is repeated. */
export async function findDemoUser(ctx: ModeContext, metadata: Record<string, string>): Promise<string> {
  const users = await readAll((page) => selectUsers(ctx, page));
  const existing = users.find(({ externalMetadata }) =>
    Object.entries(metadata).every(([key, value]) => externalMetadata[key] === value),
  );
  return existing?.id ?? (await createUser(ctx, { externalMetadata: metadata })).user.id;
}
