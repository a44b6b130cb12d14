import type { NextItem, Screen, SiteDocument, Test, TestField } from './document.ts';
import type { FlowNextItem, FlowTest, RedirectTarget, ValueSource } from './flow.ts';
import { inputsIn, screensOf } from './parts.ts';
import { parseText } from './variables.ts';

/** Sources that tests of a site may read. */
export interface TestSources {
  inputs: ReadonlySet<string>;
  widgets: ReadonlySet<string>;
  params: ReadonlySet<string>;
}

/** Scheme, host and port: everything before the path. Variables are for what follows. */
const origin = /^https:\/\/[^\s/?#{}\\@]+(?=$|[/?#])/i;

export function compileNext(screen: Screen, document: SiteDocument, sources: TestSources): FlowNextItem[] {
  return screen.nextConfig.flatMap((item) => compileItem(item, screen, document, sources) ?? []);
}

/** Null for an item that cannot be played. */
export function compileItem(
  item: NextItem,
  screen: Screen,
  document: SiteDocument,
  sources: TestSources,
): FlowNextItem | null {
  const tests = item.condition.items.map((test) => compileTest(test, sources));
  if (item.type === 'ROUTE_SCREEN')
    return isTarget(item, screen, document) ? { type: 'ROUTE_SCREEN', target: item.target!, tests } : null;
  const target = compileRedirect(item.target ?? '', sources);
  return target && { type: 'REDIRECT_URL', target, tests };
}

export function testSources(document: SiteDocument): TestSources {
  const modules = screensOf(document).map(({ module }) => module);
  return {
    inputs: new Set(inputsIn(document).map(({ id }) => id)),
    widgets: new Set(modules.filter(({ type }) => type === 'WinkWidgetModule').map(({ id }) => id)),
    params: new Set(document.urlParams.map(({ key }) => key)),
  };
}

/** An https address whose variables, parameters only, stand behind the host; null for anything else. */
function compileRedirect(address: string, { params }: Pick<TestSources, 'params'>): RedirectTarget | null {
  const trimmed = address.trim();
  if (!origin.test(trimmed)) return null;
  return parseText(trimmed, (name) => {
    const key = name.startsWith('Query.') ? name.slice('Query.'.length) : '';
    return params.has(key) ? { kind: 'query', key } : null;
  });
}

/** Neither the first screen, nor the same, nor one that is not there. */
function isTarget({ target }: NextItem, screen: Screen, { screenIds }: SiteDocument): boolean {
  return target !== null && target !== screen.id && screenIds.indexOf(target) > 0;
}

function compileTest({ field, type, value }: Test, sources: TestSources): FlowTest {
  const isMembership = type === 'INCLUDES' || type === 'NOT_INCLUDES';
  return { source: compileSource(field, sources), type, value: isMembership ? value : value.trim() };
}

function compileSource(field: TestField, { inputs, widgets, params }: TestSources): ValueSource {
  if (field.kind === 'component' && inputs.has(field.componentId))
    return { kind: 'answer', componentId: field.componentId };
  if (field.kind === 'linked' && widgets.has(field.moduleId)) return { kind: 'linked', moduleId: field.moduleId };
  return field.kind === 'query' && params.has(field.key) ? { kind: 'query', key: field.key } : { kind: 'none' };
}
