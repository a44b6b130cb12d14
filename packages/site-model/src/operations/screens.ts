import { siteLimits } from '@smile/contract/site-limits';
import type { Screen, ScreenId, SiteDocument } from '../document.ts';
import { componentsOf, findScreen, idsOf } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { formFault } from '../soundness/document.ts';
import { componentConditionsFault, nextConfigFault } from '../soundness/next-config.ts';
import { screenFault } from '../soundness/screens.ts';
import { firstFault } from '../soundness/texts.ts';
import {
  type Draft,
  forgetKept,
  noScreen,
  writeModuleValue,
  writeScreen,
  writeScreenValue,
  writeSite,
} from './draft.ts';
import type { Operation, Refusal, SetModule, SetScreen } from './operation.ts';
import { releaseScreen } from './references.ts';
import { withRenames } from './rewrite-texts.ts';
import { roomRefusal } from './room.ts';

export function addScreen(draft: Draft, { screen, at }: Extract<Operation, { type: 'addScreen' }>): Refusal {
  if (draft.doc.screenIds.length >= siteLimits.screens) return `A site has at most ${siteLimits.screens} screens`;
  if (!isPlace(at, draft.doc.screenIds.length)) return 'There is no such place';
  const refusal = addedPartsFault(draft.doc, screen);
  if (refusal) return refusal;
  return withRenames(draft, () => {
    writeSite(draft, 'screenIds', draft.doc.screenIds.toSpliced(at, 0, screen.id));
    writeScreen(draft, screen.id, screen);
    return (
      screenFault(screen) ??
      nextConfigFault(draft.doc, screen.nextConfig) ??
      firstFault(componentsOf(screen), (component) => componentConditionsFault(draft.doc, component))
    );
  });
}

/** The last screen cannot be removed. */
export function removeScreen(draft: Draft, screenId: ScreenId): Refusal {
  const screen = findScreen(draft.doc, screenId);
  if (!screen) return noScreen;
  if (draft.doc.screenIds.length === 1) return 'A site has at least one screen';
  return withRenames(draft, () => {
    const otherIds = draft.doc.screenIds.filter((id) => id !== screenId);
    writeSite(draft, 'screenIds', otherIds);
    writeScreen(draft, screenId, undefined);
    for (const id of [screenId, screen.module.id, ...componentsOf(screen).map((component) => component.id)])
      forgetKept(draft, id);
    releaseScreen(draft, screen);
    return null;
  });
}

export function moveScreen(draft: Draft, screenId: ScreenId, to: number): Refusal {
  const ids = draft.doc.screenIds;
  if (!findScreen(draft.doc, screenId)) return noScreen;
  if (!isPlace(to, ids.length - 1)) return 'There is no such place';
  return withRenames(draft, () => {
    if (ids[to] !== screenId) writeSite(draft, 'screenIds', move(ids, screenId, to));
    return null;
  });
}

/** A module with its screen's name is renamed too, because its own name is not shown. */
export function setScreen(draft: Draft, operation: SetScreen): Refusal {
  const { screenId, key, value } = operation;
  const screen = findScreen(draft.doc, screenId);
  if (!screen) return noScreen;
  const change = () => {
    writeScreenValue(draft, screenId, key, value);
    if (key === 'screenName' && screen.module.moduleName === screen.screenName)
      writeModuleValue(draft, screenId, 'moduleName', value);
    return screenFaultNow(draft, screenId);
  };
  return key === 'screenName' ? withRenames(draft, change) : change();
}

export function setModule(draft: Draft, { screenId, key, value }: SetModule): Refusal {
  const module = findScreen(draft.doc, screenId)?.module;
  if (!module) return noScreen;
  if (module.type === 'FormModule' || !Object.hasOwn(module.props, key)) return `This screen has no ${key}`;
  writeModuleValue(draft, screenId, 'props', { ...module.props, [key]: value });
  return screenFaultNow(draft, screenId);
}

function addedPartsFault(doc: SiteDocument, screen: Screen): Refusal {
  const components = componentsOf(screen);
  const ids = components.flatMap(idsOf);
  return (
    roomRefusal(doc, ids, { otherIds: [screen.id, screen.module.id] }) ??
    formFault(screen.module) ??
    firstFault(components, componentFault)
  );
}

function screenFaultNow(draft: Draft, screenId: ScreenId): Refusal {
  const screen: Screen | null = findScreen(draft.doc, screenId);
  return screen ? screenFault(screen) : noScreen;
}

/** Whether an insert position is valid in a list of `length` items. */
export function isPlace(at: number, length: number): boolean {
  return Number.isInteger(at) && at >= 0 && at <= length;
}

/** Moves an item; `to` counts without the item. */
export function move<T>(list: readonly T[], item: T, to: number): T[] {
  return list.filter((other) => other !== item).toSpliced(to, 0, item);
}
