import type { ModeContext } from '../context.ts';
import { createUser } from '../features/users/service/create-user.ts';
import { selectUsers } from '../features/users/shared-queries.ts';
import { readAll } from '../platform/db/read-all.ts';

/** The end user that a job makes, by what the job wrote beside them: made once, however often it runs. */
export async function findDemoUser(ctx: ModeContext, metadata: Record<string, string>): Promise<string> {
  const users = await readAll((page) => selectUsers(ctx, page));
  const existing = users.find(({ externalMetadata }) =>
    Object.entries(metadata).every(([key, value]) => externalMetadata[key] === value),
  );
  return existing?.id ?? (await createUser(ctx, { externalMetadata: metadata })).user.id;
}
