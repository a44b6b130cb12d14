import { join } from 'node:path';
import { addSeconds } from '../clock.ts';
import type { Dependencies } from '../context.ts';
import { deleteSetting, selectSettings, upsertSetting } from '../db/settings-queries.ts';
import { packAssets } from './asset-list.ts';

/** The apps whose pages load hashed files. */
export type BuiltApp = 'link' | 'portal';

/** Enough for several releases a day; each build is about 8 MB. */
const maxBuilds = 10;
/** The longest time that a page may stay open. */
const maxDays = 30;
const secondsPerDay = 86_400;

type Deps = Pick<Dependencies, 'database' | 'files' | 'now'>;

/**
 * Stores the hashed files of this process' build in the shared file store, so that processes of other builds can serve
 * the lazy parts of its pages, and removes builds that were replaced long ago.
 */
export async function keepBuild(deps: Deps, app: BuiltApp, folder: string): Promise<void> {
  const { id, list, files } = packAssets(join(folder, 'assets'));
  const store = deps.files.own;
  const keys = keysOf(app, id);
  const db = deps.database.in({ kind: 'system' });
  // Noted first: a process that ends in between leaves nothing that is never removed.
  await upsertSetting(db, settingOf(app, id), deps.now().toISOString());
  if (!(await store.get(keys.list))) {
    await store.put(keys.files, files, 'application/octet-stream');
    await store.put(keys.list, list, 'application/json');
  }
  for (const old of findOldBuilds(await listBuilds(deps, app), deps.now())) {
    await store.remove(keysOf(app, old).list);
    await store.remove(keysOf(app, old).files);
    await deleteSetting(db, settingOf(app, old));
  }
}

interface KeptBuild {
  id: string;
  /** When a process of the build last started. */
  startedAt: Date;
}

/** Builds in the order of their last start, newest first. */
export async function listBuilds(deps: Pick<Deps, 'database'>, app: BuiltApp): Promise<KeptBuild[]> {
  const prefix = settingOf(app, '');
  const settings = await selectSettings(deps.database, prefix);
  return settings
    .map(({ name, value }) => ({ id: name.slice(prefix.length), startedAt: new Date(value) }))
    .sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
}

/** A build counts as replaced when the next one starts, however long it was in use. */
export function findOldBuilds(builds: readonly KeptBuild[], now: Date): string[] {
  const limit = addSeconds(now, -maxDays * secondsPerDay);
  return builds
    .filter((_build, at) => at >= maxBuilds || (at > 0 && builds[at - 1]!.startedAt < limit))
    .map(({ id }) => id);
}

/** Tenants' files cannot have these keys: theirs begin with the tenant. */
export function keysOf(app: BuiltApp, id: string): { list: string; files: string } {
  return { list: `builds/${app}-${id}/list.json`, files: `builds/${app}-${id}/files` };
}

function settingOf(app: BuiltApp, id: string): string {
  return `build:${app}:${id}`;
}
