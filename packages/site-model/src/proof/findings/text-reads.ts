import { type ComponentId, isInput, type Screen, type ScreenId, type SiteDocument } from '../../document.ts';
import { componentsOf, screensOf } from '../../parts.ts';
import { targetsOf } from '../../screen-graph.ts';
import { listVariables, variablesOf } from '../../variables.ts';

/** A variable in a text of a screen that some way may reach without the variable's question. */
export interface TextRead {
  screenId: ScreenId;
  /** Between the braces. */
  name: string;
  /** Component with the text. */
  componentId: ComponentId | null;
  fieldId: ComponentId;
}

/** The texts of a screen that may have variables. */
export function textsOf(screen: Screen): { text: string; componentId: ComponentId | null }[] {
  const { module } = screen;
  if (module.type === 'LandingPageModule')
    return [module.props.headerText, module.props.introductionText].map((text) => ({ text, componentId: null }));
  return componentsOf(screen).map((component) => ({
    text: isInput(component) ? component.props.label : component.props.text,
    componentId: component.id,
  }));
}

/** One for each screen and field. */
export function skippableReads(document: SiteDocument): TextRead[] {
  const lookUp = variablesOf(document);
  const askedOn = new Map(
    screensOf(document).flatMap((screen) => componentsOf(screen).map(({ id }) => [id, screen.id])),
  );
  const waysAround = new Map<ScreenId, Set<ScreenId>>();
  return screensOf(document).flatMap((screen) => {
    const reads = new Map<ComponentId, TextRead>();
    for (const { text, componentId } of textsOf(screen)) {
      for (const name of listVariables(text)) {
        const source = lookUp(name);
        if (source?.kind !== 'answer' || reads.has(source.componentId)) continue;
        const question = askedOn.get(source.componentId);
        if (question === undefined || question === screen.id) continue;
        const reached = waysAround.get(question) ?? screensWithout(document, question);
        waysAround.set(question, reached);
        if (reached.has(screen.id))
          reads.set(source.componentId, { screenId: screen.id, name, componentId, fieldId: source.componentId });
      }
    }
    return [...reads.values()];
  });
}

/** The screens that next items lead to from the first one without passing another. */
function screensWithout({ screenIds, screens }: SiteDocument, avoided: ScreenId): Set<ScreenId> {
  const found = new Set(screenIds.slice(0, 1).filter((id) => id !== avoided));
  for (const id of found)
    for (const target of targetsOf(screens[id]!)) if (target !== avoided && screens[target]) found.add(target);
  return found;
}
