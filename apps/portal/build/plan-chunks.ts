import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergeParts, type Part } from './merge-parts.ts';

/** Separates page and tab in a visit's name. */
const between = ' with ';

/** Maximum scripts per page, not counting the start and its own. */
const maxParts = 11;
/** Pages with lower limits, because they also request other data. */
const maxPartsOfPages = [
  { page: '/builder-page.tsx', maxParts: 6 },
  { page: '/user-details-page.tsx', maxParts: 7 },
];
/** A smaller chunk that only one tab of a page needs is bundled with the page instead of becoming a file. */
const minBytes = 5000;
/**
 * Exception: the chunk adds this much to the page through its imports, or belongs to the builder, whose tools are one
 * file anyway.
 */
const maxAddedBytes = 20_000;
/** Page limits in kB; lower before login, where people arrive for the first time. */
const maxKb = { public: 180, other: 240 };
/** Exponent: bytes weigh more on pages that are closer to their limit. */
const steepness = 14;

/** Large libraries that half of the pages do not use. */
const apart = { zod: /\/node_modules\/zod\//, floating: /\/node_modules\/@floating-ui\// };

const frame = '/src/app/shell/shell.tsx';
const isPage = (id: string | null) => /-page\.tsx$/.test(id ?? '');
/**
 * Modules loaded on demand within a page: tabs with their own address, and tools that the builder needs right after
 * start.
 */
const isTab = (id: string | null) =>
  /-tab\.tsx$|\/(scanned-results|lookup-results|(single|batch)-invite|emulator-panel|consent-customization)\.tsx$|\/builder\/editing-tools\.ts$/.test(
    id ?? '',
  );
const isPublic = (id: string) => /\/features\/(auth|legal)\//.test(id);
const isBuilder = (page: string) => page.includes('/builder-page.tsx');
const maxPartsOf = (visit: string) => maxPartsOfPages.find(({ page }) => visit.includes(page))?.maxParts ?? maxParts;
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Assigns modules to files so that a page loads few files and little unused code: the start, one stylesheet before
 * login and one behind it, and shared code. A trial build shows what each page uses.
 * @param config Builds the portal without a plan.
 * @returns A function from module id to file name; null for pages, code of a single page, and code loaded later.
 */
export async function planChunks(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const chunks = await tryBuild(config);
  const pages = readPages(chunks);
  const start = loadedBy(chunks, [...chunks.values()].find((chunk) => chunk.isEntry)!);
  const names = new Map<string, string>();
  for (const chunk of start) for (const id of Object.keys(chunk.modules)) names.set(id, 'start');
  const ownerOf = findsOwner(chunks, pages);
  const others = [...pages.keys()].filter(
    (chunk) => !start.has(chunk) && !isPage(chunk.facadeModuleId) && !isTab(chunk.facadeModuleId),
  );
  const shared = others.filter((chunk) => ownerOf(chunk) === null);
  const parts = shared.map((chunk) => toPart(chunk, pages.get(chunk)!));
  for (const [index, part] of mergeParts(parts, maxPartsOf, weighPages(pages)).entries()) {
    const modules = part.names.flatMap((name) => Object.keys(chunks.get(name)!.modules));
    const name = modules.some((id) => id.endsWith(frame)) ? 'frame' : `shared-${index}`;
    for (const id of modules) names.set(id, name);
  }
  // Code that a page or tab shares only with its own lazy parts is bundled with it.
  for (const chunk of others) {
    const owner = ownerOf(chunk);
    const opened = owner && [...pages.keys()].find(({ facadeModuleId }) => facadeModuleId === owner);
    if (!opened) continue;
    for (const id of [...Object.keys(chunk.modules), ...Object.keys(opened.modules)])
      names.set(id, `${basename(owner).replace(/\.tsx?$/, '')}-parts`);
  }
  for (const [chunk, users] of pages) {
    const name = start.has(chunk) || [...users].some(isPublic) ? 'start' : 'frame';
    for (const id of Object.keys(chunk.modules).filter(isStyle)) names.set(id, name);
  }
  const library = (id: string) => Object.entries(apart).find(([, pattern]) => pattern.test(id))?.[0];
  return (id) => library(id) ?? names.get(id) ?? null;
}

async function tryBuild(config: InlineConfig): Promise<Chunks> {
  const trial = { ...config, configFile: false, logLevel: 'error', build: { ...config.build, write: false } } as const;
  const { output } = (await build(trial)) as Rolldown.RolldownOutput;
  return new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])));
}

/** The visits that load each chunk. A visit is the path of the page's module, plus that of a tab if it opens one. */
function readPages(chunks: Chunks): Map<Chunk, Set<string>> {
  const all = [...chunks.values()];
  const shell = all.find((chunk) => chunk.facadeModuleId?.endsWith(frame))!;
  const pages = new Map<Chunk, Set<string>>();
  const note = (visit: string, loaded: Iterable<Chunk>) => {
    for (const chunk of loaded) pages.set(chunk, (pages.get(chunk) ?? new Set()).add(visit));
  };
  for (const page of all.filter((chunk) => isPage(chunk.facadeModuleId))) {
    const id = page.facadeModuleId!;
    const loaded = new Set([...loadedBy(chunks, page), ...(isPublic(id) ? [] : loadedBy(chunks, shell))]);
    note(id, loaded);
    const opened = new Set([...loaded].flatMap((chunk) => chunk.dynamicImports).map((name) => chunks.get(name)!));
    for (const tab of [...opened].filter((chunk) => isTab(chunk.facadeModuleId)))
      note(`${id}${between}${tab.facadeModuleId}`, [...loaded, ...loadedBy(chunks, tab)]);
  }
  return pages;
}

/** Byte weight per visit: its size relative to its limit, raised to a power. */
function weighPages(pages: ReadonlyMap<Chunk, ReadonlySet<string>>): (visit: string) => number {
  const shares = new Map<string, number>();
  for (const [chunk, visits] of pages) {
    for (const visit of visits) {
      const limit = isPublic(visit) ? maxKb.public : maxKb.other;
      shares.set(visit, (shares.get(visit) ?? 0) + sizeOf(chunk) / limit);
    }
  }
  const largest = Math.max(...shares.values());
  return (visit) => (shares.get(visit)! / largest) ** steepness;
}

/** Finds the module of the only page or tab that needs a chunk. */
function findsOwner(chunks: Chunks, pages: ReadonlyMap<Chunk, ReadonlySet<string>>): (chunk: Chunk) => string | null {
  /** Additional bytes that a page would load if the chunk was bundled with it. */
  const addedBytes = (chunk: Chunk, page: string) => {
    const added = [...loadedBy(chunks, chunk)].filter((loaded) => !pages.get(loaded)!.has(page));
    return added.reduce((sum, loaded) => sum + sizeOf(loaded), 0);
  };
  return (chunk) => {
    const visits = pages.get(chunk)!;
    const parted = [...visits].map((visit) => visit.split(between));
    if (new Set(parted.map(([page]) => page)).size > 1) return null;
    const page = parted[0]![0]!;
    if (visits.has(page)) return page;
    if (parted.length > 1) return null;
    const tab = parted[0]![1]!;
    const isSmall = !isBuilder(page) && sizeOf(chunk) < minBytes && addedBytes(chunk, page) < maxAddedBytes;
    return isSmall && !tab.endsWith('-tab.tsx') ? page : tab;
  };
}

/** A chunk and all its static imports. */
function loadedBy(chunks: Chunks, first: Chunk): Set<Chunk> {
  const loaded = new Set([first]);
  for (const chunk of loaded) {
    for (const name of chunk.imports) {
      const imported = chunks.get(name);
      if (imported) loaded.add(imported);
    }
  }
  return loaded;
}

function toPart(chunk: Chunk, pages: ReadonlySet<string>): Part {
  return { names: [chunk.fileName], size: sizeOf(chunk), pages, imports: new Set(chunk.imports) };
}

function sizeOf(chunk: Chunk): number {
  return Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
}
