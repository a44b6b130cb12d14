import { siteLimits } from '@smile/contract/site-limits';
import type { Module, SiteDocument } from '../document.ts';
import { findComponent, idsOf } from '../parts.ts';
import { calculationsFault } from './calculations.ts';
import { componentFault } from './components.ts';
import { componentConditionsFault, nextConfigFault } from './next-config.ts';
import { screenFault, siteFault, urlParamsFault } from './screens.ts';
import { countFault, type Fault } from './texts.ts';

/** A fault, and the wire-format path of its part. */
export interface PlacedFault {
  at: string;
  message: string;
}

/** Whether a document is consistent and within the limits. `checkDocument` decides whether it can be published. */
export function isSound(doc: SiteDocument): boolean {
  return findFaults(doc).length === 0;
}

/** All faults, at most one per part. */
export function findFaults(doc: SiteDocument): PlacedFault[] {
  const faults: PlacedFault[] = [];
  const note = (at: string, fault: Fault) => {
    if (fault) faults.push({ at, message: fault });
  };
  note('name', siteFault(doc));
  note('additionalConfig.urlParams', urlParamsFault(doc.urlParams));
  note('additionalConfig.calculations', calculationsFault(doc));
  note('screens', orderFault('screen', doc.screenIds, doc.screens));
  note('screens', doc.screenIds.length === 0 ? 'A site has at least one screen' : null);
  note('screens', countFault('Screens', doc.screenIds, siteLimits.screens) ?? countComponents(doc));
  note('screens', duplicateIdFault(doc));
  for (const [index, id] of doc.screenIds.entries()) {
    const screen = Object.hasOwn(doc.screens, id) ? doc.screens[id] : undefined;
    if (!screen) continue;
    const at = `screens[${index}]`;
    note(at, screenFault(screen));
    noteComponents(doc, screen.module, (place, fault) => note(`${at}.module.props.components${place}`, fault));
    note(`${at}.props.routers`, nextConfigFault(doc, screen.nextConfig));
  }
  return faults;
}

function noteComponents(doc: SiteDocument, module: Module, note: (place: string, fault: Fault) => void): void {
  if (module.type !== 'FormModule') return;
  note('', formFault(module));
  for (const [index, id] of module.componentIds.entries()) {
    const component = Object.hasOwn(module.componentMap, id) ? module.componentMap[id] : undefined;
    if (component) note(`[${index}]`, componentFault(component) ?? componentConditionsFault(doc, component));
  }
}

/** Fault in the component order of a form. */
export function formFault(module: Module): Fault {
  return module.type === 'FormModule' ? orderFault('component', module.componentIds, module.componentMap) : null;
}

/** Checks that the order array and the map contain the same parts, each once. */
function orderFault(what: string, ids: readonly string[], parts: Record<string, { id: string }>): Fault {
  const keys = Object.keys(parts);
  const isOrdered = ids.length === keys.length && new Set(ids).size === ids.length;
  const isWhole = keys.every((key) => parts[key]?.id === key) && ids.every((id) => Object.hasOwn(parts, id));
  return isOrdered && isWhole ? null : `Two parts with the id of one ${what}, or an id without its ${what}`;
}

function countComponents(doc: SiteDocument): Fault {
  return countFault('Components', modulesOf(doc).flatMap(componentIdsOf), siteLimits.components);
}

function duplicateIdFault(doc: SiteDocument): Fault {
  const ids = modulesOf(doc).flatMap((module) => [module.id, ...componentIdsOf(module)]);
  const seen = new Set<string>(doc.screenIds);
  for (const id of [...ids, ...doc.calculations.map((calculation) => calculation.id)]) {
    if (seen.has(id)) return `Two parts have the id ${id}`;
    seen.add(id);
  }
  return null;
}

function modulesOf(doc: SiteDocument): Module[] {
  return Object.values(doc.screens).map(({ module }) => module);
}

/** Includes the ids of group fields. */
function componentIdsOf(module: Module): readonly string[] {
  if (module.type !== 'FormModule') return [];
  return module.componentIds.flatMap((id) => {
    const component = findComponent(module, id);
    return component ? idsOf(component) : [id];
  });
}
