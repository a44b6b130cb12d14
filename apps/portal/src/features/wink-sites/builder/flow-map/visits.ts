import type { SiteFunnel } from '@smile/contract/site-sessions';
import { countOf } from '@smile/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { funnelQuery } from '../../queries.ts';
import type { GraphScreen } from './site-graph.ts';

/** All visits of the live version. */
export interface Visits {
  /** Which visits are counted, or why there are none. */
  note: string;
  /** Null without figures. */
  funnel: SiteFunnel | null;
  error: Error | null;
  retry: () => void;
}

/** @param siteId Null for an unsaved site. */
export function useVisits(siteId: string | null): Visits {
  const { data, error, refetch } = useQuery({
    ...funnelQuery(siteId ?? '', {}),
    enabled: siteId !== null,
    staleTime: 0,
  });
  const funnel = data && data.sessions > 0 ? data : null;
  return { note: noteOf(siteId, data, error), funnel, error: data ? null : error, retry: () => void refetch() };
}

function noteOf(siteId: string | null, funnel: SiteFunnel | undefined, error: Error | null): string {
  if (siteId === null) return 'This site is not published yet, so nobody has visited it.';
  if (!funnel) return error ? 'The visits could not be loaded.' : 'Loading visits…';
  if (funnel.sessions === 0) return `No visits of version ${funnel.version} yet.`;
  return `Visits of version ${funnel.version}, all days: ${countOf(funnel.sessions, 'session')}.`;
}

export interface ScreenFigures {
  /** Such as `120 reached it`. */
  reached: string;
  /** Such as `12 left (10 %)`; null for an ending, where every visit stops. */
  left: string | null;
}

/** Figures of a screen; null if the live version does not have it. */
export function figuresOf(funnel: SiteFunnel, { moduleId, type }: GraphScreen): ScreenFigures | null {
  const figures = funnel.screens.find(({ reference }) => reference === moduleId);
  if (!figures) return null;
  const { shown, left } = figures;
  const share = shown === 0 ? 0 : Math.round((left / shown) * 100);
  return {
    reached: `${shown} reached it`,
    left: type === 'EndingModule' || shown === 0 ? null : `${left} left (${share} %)`,
  };
}

/** Shown for a screen without figures. */
export function missingFigures({ version }: SiteFunnel): string {
  return `Not in version ${version}`;
}
