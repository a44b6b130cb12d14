import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Dependencies } from '../context.ts';
import { type Asset, contentTypeOf, hashOf, readAssetList } from './asset-list.ts';
import { type BuiltApp, keysOf, listBuilds } from './keep-build.ts';

interface FormerAsset {
  body: Buffer;
  contentType: string;
}

/** Returns null when no kept build has a file of the name. */
export type FindFormerAsset = (name: string) => Promise<FormerAsset | null>;

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type Place = Asset & { filesKey: string };

/** Unknown names cost at most one query in this time. */
const pauseMs = 1000;

/** Finds hashed files of other builds, which pages of those builds ask for during and after an upgrade. */
export function createFindFormerAsset(deps: Deps, app: BuiltApp): FindFormerAsset {
  const store = deps.files.own;
  let builds = new Map<string, Map<string, Place>>();
  const findPlace = (name: string) => [...builds.values()].find((places) => places.has(name))?.get(name);
  const readBuilds = oneAtATime(pauseMs, async () => {
    const kept = await listBuilds(deps, app);
    const read = await Promise.all(
      kept.map(async ({ id }) => [id, builds.get(id) ?? (await readPlaces(deps, app, id))] as const),
    );
    builds = new Map(read.flatMap(([id, places]) => (places ? [[id, places]] : [])));
  });
  return async (name) => {
    const contentType = contentTypeOf(name);
    if (!contentType) return null;
    if (!findPlace(name)) await readBuilds();
    const place = findPlace(name);
    const body = place ? await readBody(store, place) : null;
    if (place && !body) deps.log.error({ name, key: place.filesKey }, 'a file of a former build is missing or changed');
    return body && { body, contentType };
  };
}

/** Null while a starting process is still writing the build. */
async function readPlaces({ files, log }: Deps, app: BuiltApp, id: string): Promise<Map<string, Place> | null> {
  const keys = keysOf(app, id);
  const list = await files.own.get(keys.list);
  if (!list) return null;
  try {
    const assets = readAssetList(id, await buffer(await list.open()));
    return new Map(assets.map((asset) => [asset.name, { ...asset, filesKey: keys.files }]));
  } catch (error) {
    log.error({ err: error, key: keys.list }, 'the list of a former build cannot be read');
    return null;
  }
}

async function readBody(
  store: Deps['files']['own'],
  { filesKey, start, sizeBytes, hash }: Place,
): Promise<Buffer | null> {
  if (sizeBytes === 0) return Buffer.alloc(0);
  const stored = await store.get(filesKey);
  const body = stored && (await buffer(await stored.open({ start, end: start + sizeBytes - 1 })));
  return body && hashOf(body) === hash ? body : null;
}

/** Callers share a run that has not begun; runs begin at least `ms` apart. */
function oneAtATime(ms: number, work: () => Promise<void>): () => Promise<void> {
  let next: Promise<void> | null = null;
  let begunMs = Number.NEGATIVE_INFINITY;
  return () => {
    next ??= (async () => {
      await delay(Math.max(0, begunMs + ms - performance.now()));
      begunMs = performance.now();
      next = null;
      await work();
    })();
    return next;
  };
}
