import { compileCondition, testSources } from '@smile/site-model/compile-next';
import type {
  EndingModule,
  Module,
  ModuleId,
  NextItem,
  Screen,
  ScreenId,
  SiteDocument,
} from '@smile/site-model/document';
import { isInput } from '@smile/site-model/document';
import { componentsOf, screensOf } from '@smile/site-model/parts';
import { describeTests } from '@smile/site-model/proof/findings/test-words';
import { unlinkedScreens } from '@smile/site-model/screen-graph';

/** A site as a graph: screens, their routes, and external URLs. */
export interface SiteGraph {
  /** In site order. */
  screens: GraphScreen[];
  exits: GraphExit[];
}

export interface GraphScreen {
  id: ScreenId;
  /** Identifies the screen in the funnel. */
  moduleId: ModuleId;
  /** Never empty. */
  name: string;
  type: Module['type'];
  /** Only for endings. */
  outcome: EndingModule['props']['outcome'] | null;
  /** Null for screens without a form. */
  fieldCount: number | null;
  isFirst: boolean;
  /** True if no route leads to it. */
  isUnreachable: boolean;
  /** Tried in order. */
  routes: GraphRoute[];
  /** When the visit ends after this screen; null if it never does, and for endings. */
  end: string | null;
}

export interface GraphRoute {
  id: string;
  screenId: ScreenId;
  /** Index in the screen's next items. */
  index: number;
  /** Its condition, such as `Monthly income above 50,000`. */
  condition: string;
  /** The condition with the route's number. */
  label: string;
  /** Id of a screen or exit; null until chosen. */
  targetId: string | null;
  targetName: string;
}

export interface GraphExit {
  id: string;
  /** The URL without its scheme. */
  name: string;
}

const noTarget = 'No target yet';

export function graphOf(document: SiteDocument): SiteGraph {
  const screens = screensOf(document);
  const unlinked = new Set(unlinkedScreens(document).map(({ id }) => id));
  const names = new Map(screens.map(({ id, screenName }, index) => [id, screenName.trim() || `Screen ${index + 1}`]));
  const routesOf = describeRoutes(document, names);
  const exits = new Map<string, GraphExit>();
  for (const { type, target } of screens.flatMap(({ nextConfig }) => nextConfig))
    if (type === 'REDIRECT_URL' && target?.trim())
      exits.set(exitId(target), { id: exitId(target), name: addressOf(target) });
  return {
    screens: screens.map((screen, index) => ({
      id: screen.id,
      moduleId: screen.module.id,
      name: names.get(screen.id)!,
      type: screen.module.type,
      outcome: screen.module.type === 'EndingModule' ? screen.module.props.outcome : null,
      fieldCount: screen.module.type === 'FormModule' ? componentsOf(screen).filter(isInput).length : null,
      isFirst: index === 0,
      isUnreachable: unlinked.has(screen.id),
      routes: routesOf(screen),
      end: endOf(screen),
    })),
    exits: [...exits.values()],
  };
}

function describeRoutes(document: SiteDocument, names: ReadonlyMap<ScreenId, string>) {
  const sources = testSources(document);
  const conditionOf = ({ condition }: NextItem, index: number) => {
    if (condition.items.length === 0) return index === 0 ? 'Always' : 'Otherwise';
    const { tests, isAny } = compileCondition(condition, sources);
    return describeTests(tests, document, isAny);
  };
  const targetOf = ({ type, target }: NextItem) => {
    if (target === null || target.trim() === '') return { targetId: null, targetName: noTarget };
    if (type === 'REDIRECT_URL') return { targetId: exitId(target), targetName: addressOf(target) };
    return names.has(target)
      ? { targetId: target, targetName: names.get(target)! }
      : { targetId: null, targetName: noTarget };
  };
  return ({ id: screenId, nextConfig, module }: Screen): GraphRoute[] =>
    (module.type === 'EndingModule' ? [] : nextConfig).map((item, index) => {
      const condition = conditionOf(item, index);
      const label = item.condition.items.length === 0 ? condition : `${index + 1}. ${condition}`;
      return { id: `${screenId} ${item.id}`, screenId, index, condition, label, ...targetOf(item) };
    });
}

function endOf({ module, nextConfig }: Screen): string | null {
  if (module.type === 'EndingModule') return null;
  if (nextConfig.length === 0) return 'The site ends here';
  return nextConfig.every(({ condition }) => condition.items.length > 0) ? 'Otherwise the site ends here' : null;
}

function exitId(address: string): string {
  return `exit ${address.trim()}`;
}

function addressOf(address: string): string {
  return address.trim().replace(/^https:\/\//, '');
}
