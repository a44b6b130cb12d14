import { findComponent, findForm, idsOf } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { componentConditionsFault } from '../soundness/next-config.ts';
import { firstFault } from '../soundness/texts.ts';
import { type Draft, forgetKept, noComponent, noForm, writeComponent, writeModuleValue } from './draft.ts';
import type { Operation, Refusal } from './operation.ts';
import { redirectTests, releaseComponent } from './references.ts';
import { withRenames } from './rewrite-texts.ts';
import { roomRefusal } from './room.ts';
import { isPlace, move } from './screens.ts';

type Of<T extends Operation['type']> = Extract<Operation, { type: T }>;

export function addComponents(draft: Draft, { screenId, components, at }: Of<'addComponents'>): Refusal {
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  if (!isPlace(at, form.componentIds.length)) return 'There is no such place';
  const ids = components.map(({ id }) => id);
  const refusal = roomRefusal(draft.doc, components.flatMap(idsOf)) ?? firstFault(components, componentFault);
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

/** Within a form or to another form. */
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

/** The new component takes the old one's position, and conditions that used the old one now use it. */
export function replaceComponent(draft: Draft, operation: Of<'replaceComponent'>): Refusal {
  const { screenId, componentId, component } = operation;
  const form = findForm(draft.doc, screenId);
  if (!form) return noForm;
  const replaced = findComponent(form, componentId);
  if (!replaced) return noComponent;
  const refusal =
    roomRefusal(draft.doc, idsOf(component), { leaving: idsOf(replaced).length }) ?? componentFault(component);
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
