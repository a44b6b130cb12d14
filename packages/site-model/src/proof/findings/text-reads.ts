import {
  type Calculation,
  type Component,
  type ComponentId,
  isInput,
  type Screen,
  type ScreenId,
  type SiteDocument,
} from '../../document.ts';
import type { ValueSource } from '../../flow.ts';
import { componentsOf, fieldsInGroup, moduleTexts, screensOf } from '../../parts.ts';
import { targetsOf } from '../../screen-graph.ts';
import { listVariables, variablesOf } from '../../variables.ts';

/** A variable in a text on a screen that may be reached without the variable's question. */
export interface TextRead {
  screenId: ScreenId;
  /** The text between the braces. */
  name: string;
  /** The component that contains the text. */
  componentId: ComponentId | null;
  fieldId: ComponentId;
}

/** Texts of a screen that may contain variables. */
export function textsOf(screen: Screen): { text: string; componentId: ComponentId | null; isConditional?: boolean }[] {
  const { module } = screen;
  if (module.type !== 'FormModule')
    return [...moduleTexts(module), ...translatedTexts(screen)].map((text) => ({ text, componentId: null }));
  return componentsOf(screen).flatMap((component) =>
    [component, ...fieldsInGroup(component)].map((part) => ({
      isConditional: component.props.visibleIf !== null || part.props.visibleIf !== null,
      text: textsOfPart(part).join('\n'),
      componentId: component.id,
    })),
  );
}

function textsOfPart(component: Component): string[] {
  return [isInput(component) ? component.props.label : component.props.text, ...translatedTexts(component)];
}

function translatedTexts({ translations = {} }: Pick<Screen, 'translations'>): string[] {
  return Object.values(translations).flatMap((texts) => Object.values(texts));
}

/**
 * Lists the variables whose question a visit may skip, once per screen and field. Conditional texts are ignored: their
 * author decides when they appear.
 */
export function skippableReads(document: SiteDocument): TextRead[] {
  const lookUp = variablesOf(document);
  const askedOn = new Map(
    screensOf(document).flatMap((screen) => componentsOf(screen).map(({ id }) => [id, screen.id])),
  );
  const conditional = new Set(
    screensOf(document)
      .flatMap(componentsOf)
      .flatMap(({ id, props }) => (props.visibleIf !== null ? [id] : [])),
  );
  const waysAround = new Map<ScreenId, Set<ScreenId>>();
  return screensOf(document).flatMap((screen) => {
    const reads = new Map<ComponentId, TextRead>();
    for (const { text, componentId, isConditional } of textsOf(screen)) {
      if (isConditional) continue;
      for (const { name, fallback } of listVariables(text, (candidate) => lookUp(candidate) !== null)) {
        const source = fallback ? null : lookUp(name);
        for (const fieldId of source ? fieldsRead(source, document.calculations) : []) {
          const question = askedOn.get(fieldId);
          if (reads.has(fieldId) || question === undefined || question === screen.id) continue;
          const reached = waysAround.get(question) ?? screensWithout(document, question);
          waysAround.set(question, reached);
          if (reached.has(screen.id) || conditional.has(fieldId))
            reads.set(fieldId, { screenId: screen.id, name, componentId, fieldId });
        }
      }
    }
    return [...reads.values()];
  });
}

/** The fields whose answers a variable needs to show anything. */
function fieldsRead(source: ValueSource, calculations: readonly Calculation[]): readonly ComponentId[] {
  if (source.kind === 'answer' || source.kind === 'column') return [source.componentId];
  if (source.kind !== 'calculated') return [];
  const { operands = [], isEmptyZero } = calculations.find(({ id }) => id === source.calculationId) ?? {};
  if (isEmptyZero) return [];
  return operands.flatMap(({ field }) => {
    if (field?.kind === 'component') return [field.componentId];
    return field?.kind === 'calculated' ? fieldsRead(field, calculations) : [];
  });
}

/** Screens that can be reached from the first one without passing `avoided`. */
function screensWithout({ screenIds, screens }: SiteDocument, avoided: ScreenId): Set<ScreenId> {
  const found = new Set(screenIds.slice(0, 1).filter((id) => id !== avoided));
  // Also visits the screens that the loop itself adds.
  for (const id of found)
    for (const target of targetsOf(screens[id]!)) if (target !== avoided && screens[target]) found.add(target);
  return found;
}
