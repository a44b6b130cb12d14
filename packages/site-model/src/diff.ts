import { comparableValue } from './compare/comparable-value.ts';
import { type FlatComponent, type FlatDocument, flatten, flattenProps, type Values } from './compare/flat-parts.ts';
import { componentTitle, titleOf, valueInWords } from './compare/in-words.ts';
import { movedItems } from './compare/order.ts';
import { isSame } from './compare/same.ts';
import {
  type ComponentId,
  type GroupField,
  isInput,
  type Screen,
  type ScreenId,
  type SiteDocument,
} from './document.ts';
import { fieldTypes } from './fields/field-types.ts';
import { findForm, findScreen, screensOf } from './parts.ts';

/** Changes on one screen, or of the site itself. */
export interface DiffSection {
  screenId: ScreenId | null;
  title: string;
  sentences: string[];
  /** Components of either document that were added, removed, moved or changed. */
  componentIds: ComponentId[];
}

interface Sides {
  before: SiteDocument;
  after: SiteDocument;
  flatBefore: FlatDocument;
  flatAfter: FlatDocument;
}

/** Lists the changes between two documents, matched by id: first the site, then its screens in order. */
export function diffDocuments(before: SiteDocument, after: SiteDocument): DiffSection[] {
  const sides = { before, after, flatBefore: flatten(before), flatAfter: flatten(after) };
  const moved = movedItems(before.screenIds, after.screenIds);
  const removed = screensOf(before).filter(({ id }) => !findScreen(after, id));
  return [
    { screenId: null, title: 'Site', sentences: diffSite(sides), componentIds: [] },
    ...screensOf(after).map((screen) => diffScreen(sides, screen, moved.has(screen.id))),
    ...removed.map((screen) => section(screen, ['Screen removed'])),
  ].filter(({ sentences }) => sentences.length > 0);
}

function diffSite(sides: Sides): string[] {
  const { name: nameBefore, ...before } = sides.flatBefore.site;
  const { name: nameAfter, ...after } = sides.flatAfter.site;
  const renamed = nameBefore === nameAfter ? [] : [`Site name: "${nameBefore}" → "${nameAfter}"`];
  return [...renamed, ...diffValues(sides, before, after, '')];
}

function diffScreen(sides: Sides, screen: Screen, isMoved: boolean): DiffSection {
  const former = sides.flatBefore.screens.get(screen.id);
  if (!former) return section(screen, ['Screen added'], findForm(sides.after, screen.id)?.componentIds);
  const now = sides.flatAfter.screens.get(screen.id)!;
  const components = diffComponents(sides, screen.id);
  const sentences = [
    ...(isMoved ? [`Screen moved to place ${sides.after.screenIds.indexOf(screen.id) + 1}`] : []),
    ...diffValues(sides, former.values, now.values, ''),
    ...components.flatMap((component) => component.sentences),
  ];
  return section(
    screen,
    sentences,
    components.map(({ id }) => id),
  );
}

function diffComponents(sides: Sides, screenId: ScreenId): { id: ComponentId; sentences: string[] }[] {
  const idsBefore = findForm(sides.before, screenId)?.componentIds ?? [];
  const idsAfter = findForm(sides.after, screenId)?.componentIds ?? [];
  const moved = movedItems(idsBefore, idsAfter);
  const removed = idsBefore.flatMap((id) => {
    const former = sides.flatBefore.components.get(id)!;
    return sides.flatAfter.components.has(id) ? [] : [{ id, sentences: [`${kindAndTitle(former)} removed`] }];
  });
  const others = idsAfter.map((id, index) => {
    const sentences = diffComponent(sides, id);
    const place = moved.has(id)
      ? [`${componentTitle(sides.flatAfter.components.get(id)!.component)} moved to place ${index + 1}`]
      : [];
    return { id, sentences: [...place, ...sentences] };
  });
  return [...others.filter(({ sentences }) => sentences.length > 0), ...removed];
}

function diffComponent(sides: Sides, id: ComponentId): string[] {
  const [former, now] = [sides.flatBefore.components.get(id), sides.flatAfter.components.get(id)!];
  if (!former) return [`${kindAndTitle(now)} added`];
  const title = componentTitle(former.component);
  const from = findScreen(sides.before, former.screenId)?.screenName;
  return [
    ...(former.screenId === now.screenId ? [] : [`${title} moved here from ${from}`]),
    ...diffValues(sides, former.values, now.values, ` of ${title}`),
  ];
}

function diffValues(sides: Sides, before: Values, after: Values, of: string): string[] {
  return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
    const [left, right] = [before[key], after[key]];
    if (isSame(comparableValue(sides.before, key, left), comparableValue(sides.after, key, right))) return [];
    if (key === 'fields' && left && right) return diffFields(sides, left as GroupField[], right as GroupField[], of);
    return [
      `${titleOf(key)}${of}: ${valueInWords(sides.before, key, left)} → ${valueInWords(sides.after, key, right)}`,
    ];
  });
}

/** Changes in the fields of a repeating group; `of` names the group. */
function diffFields(sides: Sides, before: readonly GroupField[], after: readonly GroupField[], of: string): string[] {
  const idsAfter = after.map(({ id }) => id);
  const moved = movedItems(
    before.map(({ id }) => id),
    idsAfter,
  );
  const removed = before.filter(({ id }) => !idsAfter.includes(id));
  const sentences = after.flatMap((field, index) => {
    const former = before.find(({ id }) => id === field.id);
    if (!former) return [`Field ${componentTitle(field)}${of} added`];
    const title = componentTitle(former);
    return [
      ...(moved.has(field.id) ? [`Field ${title}${of} moved to place ${index + 1}`] : []),
      ...(former.type === field.type
        ? []
        : [`Type of ${title}${of}: ${fieldTypes[former.type].title} → ${fieldTypes[field.type].title}`]),
      ...diffValues(sides, flattenProps(former), flattenProps(field), ` of ${title}${of}`),
    ];
  });
  return [...sentences, ...removed.map((field) => `Field ${componentTitle(field)}${of} removed`)];
}

function kindAndTitle({ component }: FlatComponent): string {
  const title = componentTitle(component);
  return isInput(component) && title !== component.type ? `${component.type} ${title}` : title;
}

function section(screen: Screen, sentences: string[], componentIds: ComponentId[] = []): DiffSection {
  return { screenId: screen.id, title: screen.screenName, sentences, componentIds };
}
