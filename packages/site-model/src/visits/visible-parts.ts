import { inputsOf, isFlowInput, normalizeAnswer } from '../answers.ts';
import { conditionHolds } from '../conditions.ts';
import type { ComponentId } from '../document.ts';
import type { FlowComponent, FlowForm } from '../flow.ts';
import { type Answers, type AnswerValue, ownValue, type VisitValues } from '../values.ts';

/**
 * Evaluates the conditions of a form: its visible components, with conditional `isRequired` applied, and all values
 * after it. Visibility conditions read earlier fields only; hidden fields have no answer.
 *
 * @param before values of the screens passed
 */
export function evaluateForm(
  screen: FlowForm,
  entered: Answers,
  before: VisitValues,
): { shown: FlowComponent[]; values: VisitValues } {
  const answers: Record<string, AnswerValue> = { ...before.answers };
  for (const { id } of inputsOf(screen)) answers[id] = null;
  const changed: ComponentId[] = [];
  const values = { ...before, answers, changed };
  const shown = screen.components.filter((component) => {
    if (component.visibleIf && !conditionHolds(component.visibleIf, values)) return false;
    const { id } = component;
    if (isFlowInput(component)) {
      answers[id] = normalizeAnswer(component, ownValue(entered, id) ?? null);
      if (answers[id] !== null) changed.push(id);
    }
    return true;
  });
  // A missing key means hidden, null means unanswered.
  for (const { id } of inputsOf(screen)) if (!shown.some((part) => part.id === id)) delete answers[id];
  return { shown: shown.map((component) => applyRequiredIf(component, values)), values };
}

const required = new WeakMap<FlowComponent, FlowComponent>();

/** Applies `requiredIf`. Returns the same object each time, since forms re-render on a new identity. */
function applyRequiredIf(component: FlowComponent, values: VisitValues): FlowComponent {
  const requiredIf = isFlowInput(component) && component.requiredIf;
  if (!requiredIf || !conditionHolds(requiredIf, values)) return component;
  const known = required.get(component) ?? { ...component, isRequired: true };
  required.set(component, known);
  return known;
}
