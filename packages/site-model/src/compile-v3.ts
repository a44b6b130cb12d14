import { inputsOf, isFlowInput } from './answers.ts';
import { isSame } from './compare/same.ts';
import { compileInput } from './compile-input.ts';
import { compileCalculations, compileCondition, compileNext, type TestSources, testSources } from './compile-next.ts';
import type { CalculationId, Component, Screen, SiteDocument } from './document.ts';
import { isInput } from './document.ts';
import { compileEnding, type TextInputs } from './endings/compile-ending.ts';
import { conditionsOf } from './fields/component-conditions.ts';
import type {
  ColumnSource,
  FlowComponent,
  FlowCondition,
  FlowForm,
  FlowNextItem,
  FlowScreen,
  SiteFlow,
  ValueSource,
} from './flow.ts';
import { changedKeys, translateComponent, translateScreen } from './languages/compile-translations.ts';
import { longestWays } from './longest-ways.ts';
import { parseMarkdown } from './markdown.ts';
import { fieldsInGroup } from './parts.ts';
import { parseText, type VariableLookup, variablesOf } from './variables.ts';

/**
 * Compiles a builder document for its page. Next items without a playable target are dropped, so that an unfinished
 * draft can be played.
 */
export function compileV3(document: SiteDocument): SiteFlow {
  const lists = new Map<CalculationId, ColumnSource>();
  const lookUp = listingColumns(variablesOf(document), lists);
  const sources = testSources(document);
  const inputs: TextInputs = { lookUp, sources, lists };
  const next = new Map(document.screenIds.map((id) => [id, compileNext(document.screens[id]!, document, sources)]));
  const ways = longestWays(next);
  const screens = document.screenIds.map((id) => {
    const way = { next: next.get(id)!, longestWay: ways.get(id)! };
    return compileScreen(document.screens[id]!, way, inputs);
  });
  // Before the calculations: texts of other languages may read further lists.
  const translated = compileLanguages(document, screens, inputs);
  const calculations = compileCalculations(document, sources, { groups: groupsOf(screens), lists });
  return {
    kind: 'LOWCODE',
    name: document.name,
    themeColor: document.themeColor,
    urlParams: document.urlParams.filter(({ key }) => key !== ''),
    ...translated,
    ...(calculations && { calculations }),
    companyLogoUrl: null,
    screens,
    endings: { success: { page: null, exitUrl: null }, failure: { page: null, exitUrl: null } },
  };
}

/**
 * Replaces fields of repeating groups by calculated values that list their answers, because the page loads the code of
 * calculated values only for sites that need it.
 * @param lists collects these fields
 */
function listingColumns(lookUp: VariableLookup, lists: Map<CalculationId, ColumnSource>): VariableLookup {
  return (name) => {
    const source = lookUp(name);
    if (source?.kind !== 'column') return source;
    const calculationId = `${source.componentId}.${source.fieldId}`;
    lists.set(calculationId, source);
    return { kind: 'calculated', calculationId };
  };
}

/** The fields of repeating groups, by the group. */
function groupsOf(screens: readonly FlowScreen[]): ReadonlyMap<string, FlowForm> {
  const inputs = screens.flatMap((screen) => (screen.type === 'form' ? inputsOf(screen) : []));
  return new Map(inputs.flatMap(({ id, group }) => (group ? [[id, group] as const] : [])));
}

/** Texts that differ in other languages. Their variables use the names of the first language. */
function compileLanguages(
  { languages, screens }: SiteDocument,
  compiled: readonly FlowScreen[],
  inputs: TextInputs,
): Pick<SiteFlow, 'languages' | 'translations'> {
  if (languages.length === 0) return {};
  const translations = languages.slice(1).map((language) => {
    const parts = compiled.flatMap((screen) => {
      const translated = translateScreen(screens[screen.id]!, language);
      const own = translated !== screens[screen.id] && changedTexts(screen, translated, inputs);
      return [...(own ? [[screen.id, own] as const] : []), ...changedComponents(screen, translated, language, inputs)];
    });
    return [language, Object.fromEntries(parts)] as const;
  });
  return { languages, ...(languages.length > 1 && { translations: Object.fromEntries(translations) }) };
}

function changedTexts(screen: FlowScreen, translated: Screen, inputs: TextInputs) {
  const { next, longestWay } = screen;
  const { module } = translated;
  const bare = module.type === 'FormModule' ? { ...module, componentIds: [] } : module;
  const changed = changedKeys<object>(
    screen,
    compileScreen({ ...translated, module: bare }, { next, longestWay }, inputs),
  );
  const { components: _, ...texts } = (changed ?? {}) as { components?: unknown };
  return Object.keys(texts).length > 0 && texts;
}

function changedComponents(screen: FlowScreen, { module }: Screen, language: string, { lookUp, sources }: TextInputs) {
  if (screen.type !== 'form' || module.type !== 'FormModule') return [];
  return screen.components.flatMap((before) => {
    const component = module.componentMap[before.id]!;
    const translated = translateComponent(component, language);
    if (translated === component) return [];
    const texts = changedKeys<FlowComponent>(before, compileComponent(translated, lookUp, sources));
    return texts ? [[before.id, texts] as const] : [];
  });
}

function compileScreen(
  { id, screenName, nextButtonName, module }: Screen,
  way: { next: FlowNextItem[]; longestWay: number },
  inputs: TextInputs,
): FlowScreen {
  const { lookUp, sources } = inputs;
  const base = { id, moduleId: module.id, name: screenName, nextButtonName: nextButtonName.trim(), ...way };
  if (module.type === 'WinkWidgetModule') return { ...base, type: 'widget', ...module.props };
  if (module.type === 'LandingPageModule')
    return {
      ...base,
      type: 'landing',
      header: parseText(module.props.headerText.trim(), lookUp),
      introduction: parseMarkdown(module.props.introductionText.trim(), lookUp),
      launchButtonText: module.props.launchButtonText.trim() || 'GET STARTED',
    };
  if (module.type === 'EndingModule') return { ...base, ...compileEnding(module, inputs) };
  return {
    ...base,
    type: 'form',
    components: module.componentIds.map((componentId) =>
      compileComponent(module.componentMap[componentId]!, lookUp, sources),
    ),
  };
}

interface Compiled {
  flow: FlowComponent;
  conditions: Conditions;
  /** The component's variables and their sources. */
  read: ReadonlyMap<string, ValueSource | null>;
}

/** Cache by component object: documents share unchanged components, so a change recompiles only one. */
const compiled = new WeakMap<Component, Compiled>();

interface Conditions extends OwnConditions {
  /** Conditions of the fields of a repeating group, in their order. */
  fields?: OwnConditions[];
}

type OwnConditions = { visibleIf?: FlowCondition; requiredIf?: FlowCondition };

/** Returns the cached result if neither the component nor its sources changed. */
function compileComponent(component: Component, lookUp: VariableLookup, sources: TestSources): FlowComponent {
  const known = compiled.get(component);
  const conditions = compileConditions(component, sources);
  const isSameText = known && [...known.read].every(([name, source]) => isSame(source, lookUp(name)));
  if (isSameText && isSame(known.conditions, conditions)) return known.flow;
  const read = new Map<string, ValueSource | null>();
  const lookUpAndNote = (name: string) => {
    const source = lookUp(name);
    read.set(name, source);
    return source;
  };
  const flow = withConditions(compileAnew(component, lookUpAndNote), conditions);
  compiled.set(component, { flow, conditions, read });
  return flow;
}

function withConditions(component: FlowComponent, { fields, ...own }: Conditions): FlowComponent {
  const group = fields && isFlowInput(component) ? component.group : undefined;
  const components = group?.components.map((field, index) => ({ ...field, ...fields![index] }));
  return { ...component, ...own, ...(group && components && { group: { ...group, components } }) };
}

/** Fields of a repeating group may read the others of their entry. */
function compileConditions(component: Component, sources: TestSources): Conditions {
  const fields = fieldsInGroup(component);
  const own = compileOwnConditions(component, sources);
  if (fields.every((field) => conditionsOf(field).length === 0)) return own;
  const inputs = new Set([...sources.inputs, ...fields.map(({ id }) => id)]);
  return { ...own, fields: fields.map((field) => compileOwnConditions(field, { ...sources, inputs })) };
}

/** An always required field needs no `requiredIf`. */
function compileOwnConditions(component: Component, sources: TestSources): OwnConditions {
  const { visibleIf } = component.props;
  const requiredIf = isInput(component) && !component.props.required ? component.props.requiredIf : null;
  return {
    ...(visibleIf && { visibleIf: compileCondition(visibleIf, sources) }),
    ...(requiredIf && { requiredIf: compileCondition(requiredIf, sources) }),
  };
}

function compileAnew(component: Component, lookUp: VariableLookup): FlowComponent {
  if (isInput(component)) return compileInput(component, lookUp);
  const { id, type, props } = component;
  if (type === 'Markdown') return { type, id, blocks: parseMarkdown(props.text, lookUp) };
  if (type === 'Image') return { type, id, imageUrl: props.imageUrl, imageDescription: props.imageDescription.trim() };
  const text = parseText(props.text, lookUp);
  if (type === 'Paragraph') return { type, id, text, align: props.align };
  return { type, id, text, level: titleLevel(props.level) };
}

function titleLevel(level: number): 1 | 2 | 3 {
  return level === 1 || level === 2 ? level : 3;
}
