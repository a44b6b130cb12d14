import { basename } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { mergeParts, type Part } from './merge-parts.ts';

/** Scripts that a page may need beside those of the start and its own. */
const mostParts = 9;
/** How much a byte counts: before login people arrive for the first time, and the builder has most of its own. */
const publicWeight = 10;
const builderWeight = 3;

/** Large libraries that half of the pages do without. */
const apart = { zod: /\/node_modules\/zod\//, floating: /\/node_modules\/@floating-ui\// };

const frame = '/src/app/shell.tsx';
/** Tabs that load on their own are planned as pages are, and so is what the builder needs right after its page. */
const isPage = (id: string | null) => /-(page|tab)\.tsx$|\/builder\/editing\.ts$/.test(id ?? '');
const isPublic = (id: string) => /\/features\/(auth|legal)\//.test(id);
const weightOf = (page: string) => {
  if (isPublic(page)) return publicWeight;
  return page.endsWith('/builder-page.tsx') ? builderWeight : 1;
};
const isStyle = (id: string) => /\.css(\?|$)/.test(id);

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Which file a module belongs to, so that a page loads few files and little that it has no use for: the start, one
 * style sheet before login and one behind it, and what pages share. A trial build says what each page really uses.
 *
 * @param config Builds the portal without a plan.
 * @returns The name of a module's file by the module's id; none for a page and what it alone uses, or what opens later.
 */
export async function planChunks(config: InlineConfig): Promise<(moduleId: string) => string | null> {
  const chunks = await tryBuild(config);
  const pages = readPages(chunks);
  const start = loadedBy(chunks, [...chunks.values()].find((chunk) => chunk.isEntry)!);
  const names = new Map<string, string>();
  for (const chunk of start) for (const id of Object.keys(chunk.modules)) names.set(id, 'start');
  const others = [...pages.keys()].filter((chunk) => !start.has(chunk) && !isPage(chunk.facadeModuleId));
  const shared = others.filter((chunk) => pages.get(chunk)!.size > 1);
  const parts = shared.map((chunk) => toPart(chunk, pages.get(chunk)!));
  for (const [index, part] of mergeParts(parts, mostParts, weightOf).entries()) {
    const modules = part.names.flatMap((name) => Object.keys(chunks.get(name)!.modules));
    const name = modules.some((id) => id.endsWith(frame)) ? 'frame' : `shared-${index}`;
    for (const id of modules) names.set(id, name);
  }
  // What one page shares with what it opens later stays with that page.
  for (const chunk of others.filter((chunk) => !shared.includes(chunk))) {
    const [page = ''] = pages.get(chunk)!;
    for (const id of Object.keys(chunk.modules)) names.set(id, `${basename(page, '.tsx')}-parts`);
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

/** The pages that load each chunk, by the paths of their modules. */
function readPages(chunks: Chunks): Map<Chunk, Set<string>> {
  const all = [...chunks.values()];
  const shell = all.find((chunk) => chunk.facadeModuleId?.endsWith(frame))!;
  const pages = new Map<Chunk, Set<string>>();
  for (const page of all.filter((chunk) => isPage(chunk.facadeModuleId))) {
    const id = page.facadeModuleId!;
    const loaded = new Set([...loadedBy(chunks, page), ...(isPublic(id) ? [] : loadedBy(chunks, shell))]);
    for (const chunk of loaded) pages.set(chunk, (pages.get(chunk) ?? new Set()).add(id));
  }
  return pages;
}

/** A chunk and all that it imports at once. */
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
  const size = Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return { names: [chunk.fileName], size, pages, imports: new Set(chunk.imports) };
}
