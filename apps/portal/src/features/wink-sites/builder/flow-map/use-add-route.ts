import { siteLimits } from '@smile/contract/site-limits';
import type { NextItem, ScreenId, SiteDocument } from '@smile/site-model/document';
import { findScreen } from '@smile/site-model/parts';
import { possibleTargets } from '@smile/site-model/screen-graph';
import { newId } from '../store/new-id.ts';
import { useBuilderStore } from '../store/use-builder.ts';

/** Adds an unconditional route after the screen's others; returns why it was refused, otherwise null. */
export function useAddRoute(): (from: ScreenId, to: ScreenId) => string | null {
  const store = useBuilderStore();
  return (from, to) => {
    const { document, dispatch, announce, setPreviewing, isPreviewing } = store.getState();
    const refusal = routeRefusal(document, from, to);
    if (refusal !== null) {
      announce(refusal, true);
      return refusal;
    }
    if (isPreviewing) setPreviewing(false);
    const item: NextItem = {
      id: newId('next'),
      type: 'ROUTE_SCREEN',
      target: to,
      condition: { type: 'AND', items: [] },
    };
    const items = [...document.screens[from]!.nextConfig, item];
    const names = `${nameOf(document, from)} to ${nameOf(document, to)}`;
    return dispatch(
      { type: 'setNextConfig', screenId: from, items },
      { label: `added a route from ${names}`, announcement: `Route from ${names} added` },
    );
  };
}

/** Why no route can connect two screens; null if it can. The "Next Config" dialog has the same rules. */
export function routeRefusal(document: SiteDocument, from: ScreenId, to: ScreenId): string | null {
  const source = findScreen(document, from);
  if (!source || !findScreen(document, to)) return 'This screen no longer exists';
  const name = nameOf(document, from);
  if (source.module.type === 'EndingModule') return `${name} is an ending: no route leads on from it`;
  if (source.nextConfig.length >= siteLimits.nextItems)
    return `${name} has ${siteLimits.nextItems} routes, which is the maximum`;
  if (from === to) return 'A route cannot lead back to its own screen';
  if (possibleTargets(document, from).some(({ id }) => id === to)) return null;
  if (document.screenIds[0] === to) return 'A route cannot lead to the first screen';
  return `${nameOf(document, to)} already leads to ${name}, and routes cannot go in a circle`;
}

function nameOf(document: SiteDocument, id: ScreenId): string {
  return findScreen(document, id)?.screenName.trim() || `Screen ${document.screenIds.indexOf(id) + 1}`;
}
