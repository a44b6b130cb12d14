import {
  type Component,
  type ComponentId,
  type FormModule,
  type GroupField,
  type InputComponent,
  isInput,
  type Option,
  type TestField,
} from '../document.ts';
import { uniqueFieldName } from '../field-names.ts';
import { formFieldPath } from '../field-paths.ts';
import { mapConditions, mapFields } from '../fields/component-conditions.ts';
import { fieldsInGroup, findComponent, findForm, withField } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { componentConditionsFault } from '../soundness/next-config.ts';
import { type Draft, forgetOtherRules, noComponent, noForm, writeComponent } from './draft.ts';
import type { Refusal, SetComponent } from './operation.ts';
import { renameOptionTests } from './references.ts';
import { withRenames } from './rewrite-texts.ts';
import { roomRefusal } from './room.ts';

type FollowRenamed = (
  before: Component,
  set: Component,
  key: 'options' | 'optionLines',
) => { changed: Component; renamed: ReadonlyMap<string, string> };

let followRenamed: FollowRenamed | null = null;

/** Registers `follow-renamed.ts`, which the builder loads with its panel. */
export function addOptionFollower(follow: FollowRenamed): void {
  followRenamed = follow;
}

function isOptions(key: SetComponent['key']): key is 'options' | 'optionLines' {
  return key === 'options' || key === 'optionLines';
}

/** Sets a property of a component, or of a field in a repeating group. */
export function setComponent(draft: Draft, operation: SetComponent): Refusal {
  const { screenId, componentId, key, value } = operation;
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  const place = findPlace(form, componentId);
  if (!place) return noComponent;
  const { component, group } = place;
  if (!Object.hasOwn(component.props, key)) return `${component.type} has no ${key}`;
  if (Object.is(component.props[key as never], value)) return null;
  const refusal = key === 'fields' ? fieldsRefusal(draft, component, value ?? []) : null;
  if (refusal) return refusal;
  const siblings = group ? fieldsInGroup(group) : Object.values(form.componentMap);
  const set = { ...component, props: { ...component.props, ...valuesOf(siblings, component, operation) } } as Component;
  const followed = isOptions(key) ? followRenamed?.(component, set, key) : { changed: set, renamed: new Map() };
  if (!followed) return 'This cannot be changed yet';
  const { renamed } = followed;
  const changed = key === 'fields' ? dropLostReads(form.id, component, followed.changed) : followed.changed;
  const whole = group ? withField(group, keptOf(changed as GroupField, key === 'rule' && value === null)) : changed;
  const fault = componentFault(whole) ?? componentConditionsFault(draft.doc, whole);
  if (fault) return fault;
  const change = () => {
    writeComponent(draft, screenId, whole.id, whole);
    if (key === 'rule' && value === null) forgetOtherRules(draft, componentId);
    if (renamed.size > 0) renameOptionTests(draft, componentId, renamed);
    return null;
  };
  return key === 'label' || key === 'fields' ? withRenames(draft, change) : change();
}

interface Place {
  component: Component;
  /** The repeating group that contains the field, if any. */
  group: InputComponent | null;
}

function findPlace(form: FormModule, id: ComponentId): Place | null {
  const component = findComponent(form, id);
  if (component) return { component, group: null };
  for (const group of Object.values<Component>(form.componentMap)) {
    const field = fieldsInGroup(group).find((each) => each.id === id);
    if (field && isInput(group)) return { component: field, group };
  }
  return null;
}

/** If a field's rule is removed, the preserved later rules are dropped too, since one would become the first. */
function keptOf({ id, kept, ...field }: GroupField, forgetsRules: boolean): GroupField {
  const left = Object.entries(kept ?? {}).filter(([path]) => !forgetsRules || path !== `${id}.rules`);
  return { id, ...field, ...(left.length > 0 && { kept: Object.fromEntries(left) }) };
}

function fieldsRefusal(draft: Draft, component: Component, fields: readonly GroupField[]): Refusal {
  const [before, after] = [fieldsInGroup(component), fields.map(({ id }) => id)];
  const added = after.filter((id) => before.every((field) => field.id !== id));
  if (new Set(after).size < after.length) return 'Two fields have the same id';
  return roomRefusal(draft.doc, added, { leaving: before.length + added.length - after.length });
}

/** Lets conditions that read a removed field of their entry keep a path that leads nowhere. */
function dropLostReads(moduleId: string, before: Component, after: Component): Component {
  const left = new Set(fieldsInGroup(after).map(({ id }) => id));
  const gone = new Set(fieldsInGroup(before).flatMap(({ id }) => (left.has(id) ? [] : id)));
  const release = (field: TestField): TestField =>
    field.kind === 'component' && gone.has(field.componentId)
      ? { kind: 'unknown', path: formFieldPath(moduleId, `${before.id}.${field.componentId}`) }
      : field;
  return gone.size === 0 ? after : mapConditions(after, (condition) => mapFields(condition, release));
}

/** Values set directly, and values derived from them: a label fills the name, an option's label its value. */
function valuesOf(
  siblings: readonly Component[],
  component: Component,
  { key, value, fill }: SetComponent,
): Partial<InputComponent['props']> {
  const values = { [key]: value } as Partial<InputComponent['props']>;
  if (!isInput(component)) return values;
  if (key === 'label' && (fill || component.props.name === ''))
    return { ...values, name: uniqueFieldName(value, namesBeside(siblings, component.id)) };
  if (key === 'options') return { options: fillValues(component.props.options, value, fill ?? false) };
  return values;
}

function namesBeside(siblings: readonly Component[], componentId: string): Set<string> {
  const others = siblings.filter(({ id }) => id !== componentId);
  return new Set(others.filter(isInput).map(({ props }) => props.name));
}

function fillValues(former: readonly Option[], options: Option[], fill: boolean): Option[] {
  return options.map((option, index) => {
    const isTyped = former.length === options.length && former[index]!.label !== option.label;
    return isTyped && (fill || option.value === '') ? { ...option, value: option.label } : option;
  });
}
