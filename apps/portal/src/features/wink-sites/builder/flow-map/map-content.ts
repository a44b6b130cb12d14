import type { SiteFunnel } from '@smile/contract/site-sessions';
import type { ScreenId } from '@smile/site-model/document';
import type { CheckResult } from '../checks/prove-request.ts';
import { screenTypeTitles } from '../screens/screen-type-titles.ts';
import type { GraphScreen, SiteGraph } from './site-graph.ts';
import { figuresOf, missingFigures } from './visits.ts';

/** Shown by the map and by the list. */
export interface MapContent {
  graph: SiteGraph;
  findings: ReadonlyMap<ScreenId, readonly CheckResult[]>;
  /** Null where there are no figures. */
  funnel: SiteFunnel | null;
  actions: MapActions;
  goTo: (result: CheckResult) => void;
  play: (result: CheckResult) => void;
}

export interface MapActions {
  /** Closes the map and opens a screen in the builder. */
  openScreen: (id: ScreenId) => void;
  /** Opens the next configuration of a screen, on a route from 0 or on none. */
  openRoutes: (id: ScreenId, index: number | null) => void;
  /** Asks where a new route leads. */
  addRoute: (from: GraphScreen) => void;
}

/** As in `Form`, `Ending, declined`. */
export function kindOf({ type, outcome }: GraphScreen): string {
  const title = screenTypeTitles[type];
  return outcome === null ? title : `${title}, ${outcome === 'SUCCESS' ? 'success' : 'declined'}`;
}

/** As in `First screen`; null for an ordinary screen. */
export function roleOf({ isFirst, isUnreachable }: GraphScreen): string | null {
  if (isFirst) return 'First screen';
  return isUnreachable ? 'Unreachable' : null;
}

/** Visits of a screen in words; null without figures of the site. */
export function visitsOf(screen: GraphScreen, funnel: SiteFunnel | null): string | null {
  if (!funnel) return null;
  const figures = figuresOf(funnel, screen);
  if (!figures) return missingFigures(funnel);
  return figures.left === null ? figures.reached : `${figures.reached}, ${figures.left}`;
}
