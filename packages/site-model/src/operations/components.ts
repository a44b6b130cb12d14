import { type Component, type FormModule, type InputComponent, isInput, type Option } from '../document.ts';
import { freeNameOfLabel } from '../field-names.ts';
import { findComponent, findForm } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { componentConditionsFault } from '../soundness/next-config.ts';
import { firstFault } from '../soundness/texts.ts';
import {
  type Draft,
  forgetKept,
  forgetOtherRules,
  noComponent,
  noForm,
  writeComponent,
  writeModuleValue,
} from './draft.ts';
import { followOptions } from './follow-options.ts';
import type { Operation, Refusal, SetComponent } from './operation.ts';
import { redirectTests, releaseComponent, renameOptionTests } from './references.ts';
import { withRenames } from './rewrite-texts.ts';
import { roomRefusal } from './room.ts';
import { isPlace, move } from './screens.ts';

type Of<T extends Operation['type']> = Extract<Operation, { type: T }>;

export function addComponents(draft: Draft, { screenId, components, at }: Of<'addComponents'>): Refusal {
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  if (!isPlace(at, form.componentIds.length)) return 'There is no such place';
  const ids = components.map(({ id }) => id);
  const refusal = roomRefusal(draft.doc, ids) ?? firstFault(components, componentFault);
  if (refusal) return refusal;
  return withRenames(draft, () => {
    writeModuleValue(draft, screenId, 'componentIds', form.componentIds.toSpliced(at, 0, ...ids));
    for (const component of components) writeComponent(draft, screenId, component.id, component);
    return firstFault(components, (component) => componentConditionsFault(draft.doc, component));
  });
}

export function removeComponent(draft: Draft, { screenId, componentId }: Of<'removeComponent'>): Refusal {
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  if (!findComponent(form, componentId)) return noComponent;
  return withRenames(draft, () => {
    const otherIds = form.componentIds.filter((id) => id !== componentId);
    writeModuleValue(draft, screenId, 'componentIds', otherIds);
    writeComponent(draft, screenId, componentId, undefined);
    forgetKept(draft, componentId);
    releaseComponent(draft, form.id, componentId);
    return null;
  });
}

/** Within a form or to another one. */
export function moveComponent(draft: Draft, operation: Of<'moveComponent'>): Refusal {
  const { screenId, componentId, toScreenId, to } = operation;
  const [from, target] = [findForm(draft.doc, screenId), findForm(draft.doc, toScreenId)];
  if (!from || !target) return noForm;
  const component = findComponent(from, componentId);
  if (!component) return noComponent;
  const isSameForm = screenId === toScreenId;
  if (!isPlace(to, target.componentIds.length - (isSameForm ? 1 : 0))) return 'There is no such place';
  if (isSameForm && from.componentIds[to] === componentId) return null;
  return withRenames(draft, () => {
    if (!isSameForm) {
      const left = from.componentIds.filter((id) => id !== componentId);
      writeModuleValue(draft, screenId, 'componentIds', left);
      writeComponent(draft, screenId, componentId, undefined);
      writeComponent(draft, toScreenId, componentId, component);
    }
    writeModuleValue(draft, toScreenId, 'componentIds', move(target.componentIds, componentId, to));
    return null;
  });
}

export function setComponent(draft: Draft, operation: SetComponent): Refusal {
  const { screenId, componentId, key, value } = operation;
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  const component = findComponent(form, componentId);
  if (!component) return noComponent;
  if (!Object.hasOwn(component.props, key)) return `${component.type} has no ${key}`;
  if (Object.is(component.props[key as never], value)) return null;
  const set = { ...component, props: { ...component.props, ...valuesOf(form, component, operation) } } as Component;
  const renamed =
    key === 'options' && isInput(component) && isInput(set)
      ? renamedValues(component.props.options, set.props.options)
      : null;
  const changed = renamed && isInput(set) ? followOptions(set, set.props.options, renamed) : set;
  const fault = componentFault(changed) ?? componentConditionsFault(draft.doc, changed);
  if (fault) return fault;
  const change = () => {
    writeComponent(draft, screenId, componentId, changed);
    if (key === 'rule' && value === null) forgetOtherRules(draft, componentId);
    if (renamed && isInput(changed)) renameOptions(draft, screenId, changed, renamed);
    return null;
  };
  return key === 'label' ? withRenames(draft, change) : change();
}

/** The new one stands at the place of the old one, and conditions that read the old one read it. */
export function replaceComponent(draft: Draft, operation: Of<'replaceComponent'>): Refusal {
  const { screenId, componentId, component } = operation;
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  if (!findComponent(form, componentId)) return noComponent;
  const refusal = roomRefusal(draft.doc, [component.id], { leaving: 1 }) ?? componentFault(component);
  if (refusal) return refusal;
  const change = () => {
    const ids = form.componentIds.map((id) => (id === componentId ? component.id : id));
    writeModuleValue(draft, screenId, 'componentIds', ids);
    writeComponent(draft, screenId, componentId, undefined);
    forgetKept(draft, componentId);
    writeComponent(draft, screenId, component.id, component);
    redirectTests(draft, componentId, component.id);
    return componentConditionsFault(draft.doc, component);
  };
  return withRenames(draft, change, new Map([[componentId, component.id]]));
}

/** Values set by the operation and those that follow: a label fills the name, an option's label its value. */
function valuesOf(
  form: FormModule,
  component: Component,
  { key, value, fill }: SetComponent,
): Partial<InputComponent['props']> {
  const values = { [key]: value } as Partial<InputComponent['props']>;
  if (!isInput(component)) return values;
  if (key === 'label' && (fill || component.props.name === ''))
    return { ...values, name: freeNameOfLabel(value, namesBeside(form, component.id)) };
  if (key === 'options') return { options: fillValues(component.props.options, value, fill ?? false) };
  return values;
}

function namesBeside(form: FormModule, componentId: string): Set<string> {
  const others = Object.values<Component>(form.componentMap).filter(({ id }) => id !== componentId);
  return new Set(others.filter(isInput).map(({ props }) => props.name));
}

function fillValues(former: readonly Option[], options: Option[], fill: boolean): Option[] {
  return options.map((option, index) => {
    const isTyped = former.length === options.length && former[index]!.label !== option.label;
    return isTyped && (fill || option.value === '') ? { ...option, value: option.label } : option;
  });
}

/**
 * Values that gave way to others at the same place. A value that is cleared and typed again is followed too, while its
 * option has a label.
 */
function renamedValues(former: readonly Option[], options: readonly Option[]): Map<string, string> {
  if (former.length !== options.length) return new Map();
  const isIn = (list: readonly Option[], wanted: string) => list.some(({ value }) => value.trim() === wanted);
  const renamed = former.flatMap(({ label, value }, index): [string, string][] => {
    const [before, now] = [value.trim(), options[index]!.value.trim()];
    const isKnown = before !== '' || label.trim() !== '';
    return isKnown && !isIn(options, before) && !isIn(former, now) ? [[before, now]] : [];
  });
  return new Map(renamed);
}

/** Lets conditions and the default follow options with new values. */
function renameOptions(
  draft: Draft,
  screenId: string,
  component: InputComponent,
  renamed: ReadonlyMap<string, string>,
): void {
  if (renamed.size === 0) return;
  const { id, props } = component;
  const lines = props.defaultValue.split('\n');
  const defaultValue = props.defaultValue && lines.map((line) => renamed.get(line.trim()) ?? line).join('\n');
  if (defaultValue !== props.defaultValue)
    writeComponent(draft, screenId, id, { ...component, props: { ...props, defaultValue } });
  renameOptionTests(draft, id, renamed);
}
