import { isEmptiness, isMembership } from './conditions.ts';
import type {
  Calculation,
  CalculationId,
  Component,
  ComponentId,
  Condition,
  NextItem,
  Operand,
  Screen,
  SiteDocument,
  Test,
  TestField,
} from './document.ts';
import { allConditionsOf } from './fields/component-conditions.ts';
import type {
  ColumnSource,
  FlowCalculation,
  FlowCondition,
  FlowForm,
  FlowNextItem,
  FlowTest,
  RedirectTarget,
  ValueSource,
} from './flow.ts';
import { inputsIn, screensOf } from './parts.ts';
import { parseText } from './variables.ts';

/** Sources that a site's tests can use. */
export interface TestSources {
  inputs: ReadonlySet<string>;
  widgets: ReadonlySet<string>;
  params: ReadonlySet<string>;
  calculations: readonly Calculation[];
  /** Repeating groups, each with the sources that the conditions of its fields read. */
  groups: ReadonlyMap<string, readonly TestField[]>;
}

/** Scheme, host and port. Variables are only allowed after these. */
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
  const condition = compileCondition(item.condition, sources);
  if (item.type === 'ROUTE_SCREEN')
    return isTarget(item, screen, document) ? { type: 'ROUTE_SCREEN', target: item.target!, ...condition } : null;
  const target = compileRedirect(item.target ?? '', sources);
  return target && { type: 'REDIRECT_URL', target, ...condition };
}

export function compileCondition({ type, items }: Condition, sources: TestSources): FlowCondition {
  const tests = items.map((test) => compileTest(test, sources));
  return { tests, ...(type === 'OR' && tests.length > 1 && { isAny: true }) };
}

export function testSources(document: SiteDocument): TestSources {
  const modules = screensOf(document).map(({ module }) => module);
  const inputs = inputsIn(document);
  const groups = inputs.filter(({ type }) => type === 'RepeatingGroup');
  const fieldsRead = (group: Component) =>
    allConditionsOf(group).flatMap(({ items }) => items.map(({ field }) => field));
  return {
    inputs: new Set(inputs.map(({ id }) => id)),
    widgets: new Set(modules.filter(({ type }) => type === 'WinkWidgetModule').map(({ id }) => id)),
    params: new Set(document.urlParams.map(({ key }) => key)),
    calculations: document.calculations,
    groups: new Map(groups.map((group) => [group.id, fieldsRead(group)])),
  };
}

/** An https URL whose variables, after the host, are URL parameters; null for anything else. */
export function compileRedirect(address: string, { params }: Pick<TestSources, 'params'>): RedirectTarget | null {
  const trimmed = address.trim();
  if (!origin.test(trimmed)) return null;
  return parseText(trimmed, (name) => {
    const key = name.startsWith('Query.') ? name.slice('Query.'.length) : '';
    return params.has(key) ? { kind: 'query', key } : null;
  });
}

/** A valid target exists and is neither the first screen nor the item's own. */
function isTarget({ target }: NextItem, screen: Screen, { screenIds }: SiteDocument): boolean {
  return target !== null && target !== screen.id && screenIds.indexOf(target) > 0;
}

/** The calculated values for the page; undefined if there are none. */
export function compileCalculations(
  { calculations }: SiteDocument,
  sources: TestSources,
  { groups, lists }: { groups: Groups; lists: ColumnLists },
): FlowCalculation[] | undefined {
  if (calculations.length + lists.size === 0) return undefined;
  const own = calculations.map(({ id, name, type, operands, decimals, isEmptyZero }) => ({
    id,
    name: name.trim(),
    type,
    operands: operands.map((operand) => compileOperand(operand, sources, groups)),
    decimals,
    isEmptyZero,
  }));
  const listed = [...lists].map(([id, source]) => {
    const operands = [withForm(source, groups)];
    return { id, name: '', type: 'LIST' as const, operands, decimals: 0, isEmptyZero: false };
  });
  return [...own, ...listed];
}

type Groups = ReadonlyMap<ComponentId, FlowForm>;
/** Fields that texts list, by the id of the calculated value that lists their answers. */
export type ColumnLists = ReadonlyMap<CalculationId, ColumnSource>;

/** Adds the conditions that may hide the field. */
function withForm(column: ColumnSource, groups: Groups): ValueSource {
  const form = groups.get(column.componentId);
  return form?.components.some(({ visibleIf }) => visibleIf) ? { ...column, form } : column;
}

function compileOperand({ field, value, column }: Operand, sources: TestSources, groups: Groups): string | ValueSource {
  if (!field) return value.trim();
  const source = compileSource(field, sources);
  if (source.kind !== 'answer') return source;
  const { componentId } = source;
  return column
    ? withForm({ kind: 'column', componentId, fieldId: column }, groups)
    : countSource(componentId, sources);
}

function compileTest({ field, type, value }: Test, sources: TestSources): FlowTest {
  const source = compileSource(field, sources);
  return {
    source: source.kind === 'answer' && !isEmptiness(type) ? countSource(source.componentId, sources) : source,
    type,
    value: isMembership(type) ? value : value.trim(),
  };
}

/** Source of an answer in comparisons and calculations, where a repeating group without entries counts as 0. */
function countSource(componentId: ComponentId, { groups }: TestSources): ValueSource {
  return { kind: 'answer', componentId, ...(groups.has(componentId) && { ifEmpty: '0' }) };
}

function compileSource(field: TestField, { inputs, widgets, params, calculations }: TestSources): ValueSource {
  if (field.kind === 'component' && inputs.has(field.componentId))
    return { kind: 'answer', componentId: field.componentId };
  if (field.kind === 'linked' && widgets.has(field.moduleId)) return { kind: 'linked', moduleId: field.moduleId };
  if (field.kind === 'calculated' && calculations.some(({ id }) => id === field.calculationId)) return field;
  return field.kind === 'query' && params.has(field.key) ? { kind: 'query', key: field.key } : { kind: 'none' };
}
