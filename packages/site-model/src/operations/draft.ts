import type {
  Component,
  ComponentId,
  EndingModule,
  LandingPageModule,
  Screen,
  ScreenId,
  SiteDocument,
  WinkWidgetModule,
} from '../document.ts';

/** Refusals for parts that another person removed. */
export const noScreen = 'This screen no longer exists';
export const noForm = 'This form does not exist any more';
export const noComponent = 'This component does not exist any more';

/** A value at a key path; undefined if it did not exist. */
export interface Change {
  path: readonly string[];
  value: unknown;
}

/** A document being changed (copy on write): a part is copied at its first write, everything else is shared. */
export interface Draft {
  doc: SiteDocument;
  /** Previous values of changed places, newest first. */
  readonly before: Change[];
  readonly ownParts: Set<object>;
}

export function openDraft(doc: SiteDocument): Draft {
  return { doc, before: [], ownParts: new Set() };
}

export function writeSite<K extends 'name' | 'themeColor' | 'urlParams' | 'languages' | 'calculations' | 'screenIds'>(
  draft: Draft,
  key: K,
  value: SiteDocument[K],
): void {
  write(draft, [key], value);
}

export function writeScreen(draft: Draft, id: ScreenId, screen: Screen | undefined): void {
  write(draft, ['screens', id], screen);
}

export function writeScreenValue<K extends 'screenName' | 'nextButtonName' | 'nextConfig' | 'translations'>(
  draft: Draft,
  id: ScreenId,
  key: K,
  value: Screen[K],
): void {
  write(draft, ['screens', id, key], value);
}

/** `key` must belong to the module's type. */
export function writeModuleValue(
  draft: Draft,
  screenId: ScreenId,
  key: 'moduleName' | 'props' | 'componentIds',
  value: string | ComponentId[] | (WinkWidgetModule | LandingPageModule | EndingModule)['props'],
): void {
  write(draft, ['screens', screenId, 'module', key], value);
}

export function writeComponent(
  draft: Draft,
  screenId: ScreenId,
  id: ComponentId,
  component: Component | undefined,
): void {
  write(draft, ['screens', screenId, 'module', 'componentMap', id], component);
}

/** Drops the preserved unknown keys of a removed part. */
export function forgetKept(draft: Draft, id: string): void {
  for (const path of keptPathsOf(id)) if (Object.hasOwn(draft.doc.kept, path)) write(draft, ['kept', path], undefined);
}

/** Drops the preserved later rules, since one of them would become the first. */
export function forgetOtherRules(draft: Draft, componentId: ComponentId): void {
  if (Object.hasOwn(draft.doc.kept, `${componentId}.rules`)) write(draft, ['kept', `${componentId}.rules`], undefined);
}

/** Writes back previous values; false if the document is not the expected one. */
export function writeChanges(draft: Draft, changes: readonly Change[]): boolean {
  return changes.every(({ path, value }) => write(draft, path, value));
}

/** Paths of preserved unknown keys for a screen, module or component. */
function keptPathsOf(id: string): string[] {
  return [id, `${id}.props`, `${id}.rules`];
}

function write(draft: Draft, path: readonly string[], value: unknown): boolean {
  const key = path.at(-1);
  const found = valueAt(draft.doc, path.slice(0, -1));
  if (key === undefined || !isPart(found)) return false;
  const former = Object.hasOwn(found, key) ? found[key] : undefined;
  if (Object.is(former, value)) return true;
  const part = ownPart(draft, path.slice(0, -1));
  draft.before.unshift({ path, value: former });
  if (value === undefined) delete part[key];
  else part[key] = value;
  return true;
}

function valueAt(doc: SiteDocument, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, key) => (isPart(part) && Object.hasOwn(part, key) ? part[key] : undefined), doc);
}

/** Returns the part at an existing path, copied if necessary so that it can be written. */
function ownPart(draft: Draft, path: readonly string[]): Record<string, unknown> {
  draft.doc = ownCopy(draft, draft.doc);
  let part = draft.doc as unknown as Record<string, unknown>;
  for (const key of path) {
    const copy = ownCopy(draft, part[key] as Record<string, unknown>);
    part[key] = copy;
    part = copy;
  }
  return part;
}

function ownCopy<T extends object>(draft: Draft, part: T): T {
  if (draft.ownParts.has(part)) return part;
  const copy = { ...part };
  draft.ownParts.add(copy);
  return copy;
}

function isPart(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
