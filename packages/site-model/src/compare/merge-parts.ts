import {
  type ComponentId,
  type Condition,
  conditionKeys,
  type GroupField,
  type NextItem,
  type Option,
  type ScreenId,
} from '../document.ts';
import { mapConditions } from '../fields/component-conditions.ts';
import { listKey } from '../languages/translated-list.ts';
import { comparableValue } from './comparable-value.ts';
import { dropMissingReferences, releaseCondition, restoreCondition, restoreItems } from './drop-missing-references.ts';
import type { FlatComponent, FlatDocument, FlatScreen } from './flat-parts.ts';
import { isTranslation, nameTranslation } from './flat-translations.ts';
import { componentTitle, titleOf } from './in-words.ts';
import { mergeGroupFields } from './merge-group-fields.ts';
import { mergeOptions } from './merge-options.ts';
import { mergeTranslatedLists } from './merge-translated-lists.ts';
import { chooseSide, clash, jointSide, type Merge, mapThree, type Side, type Three } from './merge-values.ts';
import { isReordered, mergeOrders, ordersClash } from './order.ts';
import { choosePresentParts, type PresentParts } from './present-parts.ts';
import { isSame } from './same.ts';

/** Merged values of a part, and the side that each came from. */
export interface MergedPart {
  screenId: ScreenId;
  values: Record<string, unknown>;
  sides: Record<string, Side>;
}

export interface MergedParts {
  screenIds: ScreenId[];
  screens: Map<ScreenId, MergedPart>;
  components: Map<ComponentId, MergedPart>;
  componentIds: Map<ScreenId, ComponentId[]>;
}

export function mergeParts(merge: Merge, flat: Three<FlatDocument>): MergedParts {
  const present = choosePresentParts(merge, flat);
  const screens = mergeAll(
    merge,
    present,
    mapThree(flat, (side) => side.screens),
  );
  const components = mergeAll(
    merge,
    present,
    mapThree(flat, (side) => side.components),
  );
  for (const [id, part] of components) {
    const screenId = placeOf(merge, flat, present, id);
    if (screenId === null) components.delete(id);
    else components.set(id, { ...part, screenId });
  }
  const screenIds = mergeLists(
    merge,
    { id: 'order', screenId: null, what: 'Order of the screens' },
    mapThree(merge.docs, (doc) => doc.screenIds),
    { isWanted: (id) => present.screens.has(id), nameOf: (id) => String(screens.get(id)?.values.screenName ?? id) },
  );
  const componentIds = new Map(screenIds.map((id) => [id, mergeComponentIds(merge, flat, components, id)]));
  return { screenIds, screens, components, componentIds };
}

function mergeAll<T extends FlatScreen | FlatComponent>(
  merge: Merge,
  present: PresentParts,
  parts: Three<ReadonlyMap<string, T>>,
): Map<string, MergedPart> {
  const ids = new Set([...parts.theirs.keys(), ...parts.mine.keys()]);
  return new Map(
    Array.from(ids)
      .filter((id) => present.screens.has(id) || present.components.has(id))
      .map((id) => [
        id,
        mergePart(
          merge,
          present,
          id,
          mapThree(parts, (map) => map.get(id)),
        ),
      ]),
  );
}

function mergePart(
  merge: Merge,
  present: PresentParts,
  id: string,
  part: Three<FlatScreen | FlatComponent | undefined>,
): MergedPart {
  const shown = (part.mine ?? part.theirs)!;
  const merged: MergedPart = { screenId: shown.screenId, values: {}, sides: {} };
  const keys = new Set([part.theirs, part.mine].flatMap((each) => Object.keys(each?.values ?? {})));
  for (const key of keys) {
    const values = mapThree(part, (side, name) => presentValue({ merge, present, base: part.base }, key, side, name));
    const list = merge.joint.has(`${id} ${key}`) ? null : mergeChangedList(merge, key, values);
    if (list) {
      merged.values[key] = list;
      merged.sides[key] = 'mine';
      continue;
    }
    const side = part.mine && part.theirs ? chooseValue(merge, id, shown, key, values) : part.mine ? 'mine' : 'theirs';
    merged.values[key] = key === 'nextConfig' ? dropReleased(part, values, side) : values[side];
    merged.sides[key] = side;
  }
  return merged;
}

/** Options or fields of a group; null where one side alone changed them, and where only a person can decide. */
function mergeChangedList({ docs }: Merge, key: string, values: Three<unknown>): unknown[] | string | null {
  const { base, theirs, mine } = values;
  const isUnchanged = isSame(base, theirs) || isSame(base, mine) || isSame(theirs, mine);
  if (!isUnchanged && isTranslation(key) && nameTranslation(key).key === listKey) return mergeTranslatedLists(values);
  if (!base || !theirs || !mine || isUnchanged) return null;
  if (key === 'options') return mergeOptions(values as Three<Option[]>);
  return key === 'fields' ? mergeGroupFields(docs, values as Three<GroupField[]>) : null;
}

interface Presenting {
  merge: Merge;
  present: PresentParts;
  base: FlatScreen | FlatComponent | undefined;
}

/** A side's value, without references to missing parts. */
function presentValue(
  { merge, present, base }: Presenting,
  key: string,
  part: FlatScreen | FlatComponent | undefined,
  side: keyof Three<unknown>,
): unknown {
  if (part && key === 'nextConfig') return presentItems(merge, present, base, part, side);
  const value = part?.values[key];
  if (key === 'fields' && value) return presentFields({ merge, present, base }, value as GroupField[], side);
  const isCondition = (conditionKeys as readonly string[]).includes(key) && value;
  const former = base?.values[key] as Condition | null | undefined;
  return isCondition ? presentCondition({ merge, present }, former, value as Condition, side) : value;
}

/** Fields of a group, whose conditions may read the others of their entry. */
function presentFields({ merge, present, base }: Presenting, fields: GroupField[], side: keyof Three<unknown>) {
  const components = new Set([...present.components, ...fields.map(({ id }) => id)]);
  const former = new Map(((base?.values.fields ?? []) as GroupField[]).map((field) => [field.id, field]));
  return fields.map((field) => {
    const presenting = { merge, present: { ...present, components } };
    return mapConditions(field, (condition, key) => {
      const before = key === 'fields' ? null : former.get(field.id)?.props[key];
      return presentCondition(presenting, before, condition, side);
    });
  });
}

function presentCondition(
  { merge: { docs }, present }: Omit<Presenting, 'base'>,
  former: Condition | null | undefined,
  condition: Condition,
  side: keyof Three<unknown>,
): Condition {
  if (side === 'base' || !former) return releaseCondition(docs[side], present, condition);
  const restored = restoreCondition(docs, present, side, { base: former, condition });
  return releaseCondition(docs.base, present, releaseCondition(docs[side], present, restored));
}

/** A side's next items, without references to missing parts. */
function presentItems(
  { docs }: Merge,
  present: PresentParts,
  base: FlatScreen | FlatComponent | undefined,
  part: FlatScreen | FlatComponent,
  side: keyof Three<unknown>,
): NextItem[] {
  const items = part.values.nextConfig as NextItem[];
  if (side === 'base' || !base) return dropMissingReferences(docs[side], present, items);
  const restored = restoreItems(docs, present, side, { base: base.values.nextConfig as NextItem[], items });
  // Restored items refer to parts of the base document.
  return dropMissingReferences(docs.base, present, dropMissingReferences(docs[side], present, restored));
}

/** Drops next items whose target the other side removed: they would prevent saving. */
function dropReleased(part: Three<FlatScreen | FlatComponent | undefined>, values: Three<unknown>, side: Side) {
  const items = values[side] as NextItem[];
  const isAlsoOpenThere = isSame(dropIds(values.theirs), dropIds(values.mine));
  const own = part[side]!.values.nextConfig as NextItem[];
  return isAlsoOpenThere ? items : items.filter(({ target }, index) => target !== null || own[index]!.target === null);
}

function dropIds(items: unknown): unknown {
  return (items as NextItem[] | undefined)?.map(({ id: _, ...item }) => item);
}

function chooseValue(
  merge: Merge,
  id: string,
  shown: FlatScreen | FlatComponent,
  key: string,
  values: Three<unknown>,
): Side {
  const componentId = id === shown.screenId ? null : id;
  const subject = {
    id: `${id} ${key}`,
    screenId: shown.screenId,
    componentId,
    what: `${titleOf(key)} of ${titleOfPart(shown)}`,
    key,
  };
  const read = mapThree(values, (value, side) => comparableValue(merge.docs[side], key, value, id));
  const mayHaveIds = key === 'options' || key === 'fields';
  // Only ids were added to the options on this side.
  if (mayHaveIds && isSame(read.theirs, read.mine) && isSame(values.base, values.theirs)) return 'mine';
  return chooseSide(merge, subject, values, read);
}

function titleOfPart(part: FlatScreen | FlatComponent): string {
  return 'component' in part ? componentTitle(part.component) : part.screen.screenName;
}

/** The screen that a component is placed on; null if none of its possible screens remains. */
function placeOf(merge: Merge, flat: Three<FlatDocument>, present: PresentParts, id: ComponentId): ScreenId | null {
  const places = mapThree(flat, (side) => side.components.get(id)?.screenId);
  const names = mapThree(places, (screenId, side) =>
    screenId === undefined ? null : (flat[side].screens.get(screenId)?.screen.screenName ?? null),
  );
  const shown = (flat.mine.components.get(id) ?? flat.theirs.components.get(id))!;
  const what = `Screen of ${componentTitle(shown.component)}`;
  const subject = { id: `${id} screen`, screenId: shown.screenId, componentId: id, what, key: 'screenName' };
  const isBoth = places.mine !== undefined && places.theirs !== undefined;
  const side = isBoth ? chooseSide(merge, subject, names, places) : places.mine === undefined ? 'theirs' : 'mine';
  const wanted = [places[side], places.theirs, places.mine];
  return wanted.find((screenId) => screenId !== undefined && present.screens.has(screenId)) ?? null;
}

function mergeComponentIds(
  merge: Merge,
  flat: Three<FlatDocument>,
  components: ReadonlyMap<ComponentId, MergedPart>,
  screenId: ScreenId,
): ComponentId[] {
  const lists = mapThree(flat, (side) => {
    const module = side.screens.get(screenId)?.screen.module;
    return module?.type === 'FormModule' ? module.componentIds : [];
  });
  const name = (flat.mine.screens.get(screenId) ?? flat.theirs.screens.get(screenId))?.screen.screenName;
  const subject = { id: `${screenId} order`, screenId, what: `Order of the components of ${name}` };
  const nameOf = (id: string) => {
    const found = flat.mine.components.get(id) ?? flat.theirs.components.get(id);
    return found ? componentTitle(found.component) : id;
  };
  return mergeLists(merge, subject, lists, {
    isWanted: (id) => components.get(id)?.screenId === screenId,
    nameOf,
  });
}

/** Keeps the order of the side that changed it, and inserts the other side's additions. */
function mergeLists(
  merge: Merge,
  subject: { id: string; screenId: ScreenId | null; what: string },
  lists: Three<readonly string[]>,
  { isWanted, nameOf }: { isWanted: (id: string) => boolean; nameOf: (id: string) => string },
): string[] {
  const { base, theirs, mine } = lists;
  const words = { theirs: theirs.map(nameOf).join(', '), mine: mine.map(nameOf).join(', ') };
  const isClash = ordersClash(base, theirs, mine);
  const changed = jointSide(merge, subject.id) ?? (isReordered(base, mine) ? 'mine' : 'theirs');
  const side =
    isClash && !merge.joint.has(subject.id) ? clash(merge, { ...subject, componentId: null, ...words }) : changed;
  return side === 'mine' ? mergeOrders(mine, theirs, isWanted) : mergeOrders(theirs, mine, isWanted);
}
