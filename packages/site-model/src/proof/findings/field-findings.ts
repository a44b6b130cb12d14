import { checkAnswer, initialAnswer } from '../../answers.ts';
import { componentTitle } from '../../compare/in-words.ts';
import { compileInput } from '../../compile-input.ts';
import { type Component, isInput, type Screen, type SiteDocument } from '../../document.ts';
import { isImpossible } from '../../example-answers.ts';
import { lockedFieldMessage } from '../../field-messages.ts';
import type { PatternMatcher } from '../../formats.ts';
import { componentsOf, fieldsInGroup } from '../../parts.ts';
import { type Finding, finding } from './finding.ts';

const noValues = { answers: {}, linked: {}, query: {} };

/** Finds fields that cannot be answered, invalid defaults, and missing templates. */
export function findFieldProblems(document: SiteDocument, settings: ProofSettings): Finding[] {
  return document.screenIds.flatMap((id) => {
    const screen = document.screens[id]!;
    const { module } = screen;
    if (module.type === 'WinkWidgetModule') return findTemplateProblem(screen, module.props.winkTemplateId, settings);
    if (module.type !== 'FormModule') return [];
    return componentsOf(screen).flatMap((component) => [
      ...findInputProblem(component, screen, settings),
      ...findEntryProblems(component, screen, settings),
    ]);
  });
}

function findTemplateProblem({ id, screenName }: Screen, templateId: string | null, { templateIds }: ProofSettings) {
  if (templateId === null)
    return [
      finding('missing-template', `No Wink Widget template is chosen in screen: ${screenName}`, { screenId: id }),
    ];
  if (templateIds.includes(templateId)) return [];
  return [
    finding('missing-template', `The Wink Widget template no longer exists in screen: ${screenName}`, { screenId: id }),
  ];
}

/** Problems of the fields of a repeating group, reported for the group, because the builder can select only that. */
function findEntryProblems(group: Component, screen: Screen, settings: ProofSettings): Finding[] {
  const inGroup = { ...screen, screenName: placeInGroup(screen, group) };
  return fieldsInGroup(group).flatMap((field) =>
    findInputProblem(field, inGroup, settings).map((found) => ({ ...found, componentId: group.id })),
  );
}

/** `Income, in Employers` */
export function placeInGroup({ screenName }: Screen, group: Component): string {
  return `${screenName}, in ${componentTitle(group)}`;
}

function findInputProblem(component: Component, screen: Screen, { matches }: ProofSettings): Finding[] {
  if (!isInput(component)) return [];
  const input = compileInput(component, () => null);
  const label = component.props.label.trim() || component.type;
  const initial = initialAnswer(input);
  const at = { screenId: screen.id, componentId: component.id };
  const locked = lockedFieldMessage(screen.screenName, component);
  if (locked !== null) return [finding('locked-field', locked, at)];
  const isBad = initial !== null && checkAnswer(input, initial, { values: noValues, matches }) !== null;
  if (isBad)
    return [
      finding('bad-default', `The default value of ${label} is not accepted in screen: ${screen.screenName}`, at),
    ];
  if (!isImpossible(input, matches)) return [];
  return [finding('impossible-field', `No answer to ${label} is accepted in screen: ${screen.screenName}`, at)];
}

/** External facts that a proof needs. */
export interface ProofSettings {
  matches: PatternMatcher;
  /** Existing widget templates. */
  templateIds: readonly string[];
  /** Providers and document types that people can connect or upload. */
  sourceIds: readonly string[];
  /** Polled during the proof, which stops at the next screen once it returns true. Default: never. */
  isOver?: () => boolean;
}
