import type { SiteFunnel } from '@smile/contract/site-sessions';
import type { ScreenId } from '@smile/site-model/document';
import type { CheckResult } from '../checks/prove-request.ts';
import { screenTypeTitles } from '../screens/screen-type-titles.ts';
import type { GraphScreen, SiteGraph } from './site-graph.ts';
import { figuresOf, missingFigures } from './visits.ts';

/** Content of both map and list. */
export interface MapContent {
  graph: SiteGraph;
  findings: ReadonlyMap<ScreenId, readonly CheckResult[]>;
  /** Null without figures. */
  funnel: SiteFunnel | null;
  actions: MapActions;
  goTo: (result: CheckResult) => void;
  play: (result: CheckResult) => void;
}

export interface MapActions {
  /** Closes the map and opens a screen in the builder. */
  openScreen: (id: ScreenId) => void;
  /** Opens the routes of a screen, at an index or at none. */
  openRoutes: (id: ScreenId, index: number | null) => void;
  /** Asks for the target of a new route. */
  addRoute: (from: GraphScreen) => void;
}

/** Such as `Form` or `Ending, declined`. */
export function kindOf({ type, outcome }: GraphScreen): string {
  const title = screenTypeTitles[type];
  return outcome === null ? title : `${title}, ${outcome === 'SUCCESS' ? 'success' : 'declined'}`;
}

/** Such as `First screen`; null for an ordinary screen. */
export function roleOf({ isFirst, isUnreachable }: GraphScreen): string | null {
  if (isFirst) return 'First screen';
  return isUnreachable ? 'Unreachable' : null;
}

/** Visits of a screen as text; null if the site has no figures. */
export function visitsOf(screen: GraphScreen, funnel: SiteFunnel | null): string | null {
  if (!funnel) return null;
  const figures = figuresOf(funnel, screen);
  if (!figures) return missingFigures(funnel);
  return figures.left === null ? figures.reached : `${figures.reached}, ${figures.left}`;
}
