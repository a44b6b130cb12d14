import { siteLimits } from '@smile/contract/site-limits';
import { cutText } from '@smile/contract/texts';
import {
  type Component,
  type Condition,
  isInput,
  type NextItem,
  type Screen,
  type SiteDocument,
  type TestField,
} from '../document.ts';
import { freeNumber, numberedLabel, numberedName } from '../field-names.ts';
import { mapConditions } from '../fields/component-conditions.ts';
import { withNewFieldIds } from '../fields/new-field-ids.ts';
import type { IdMaker } from '../new-component.ts';
import { componentsOf, fieldsInGroup, findForm, inputsIn, mapGroupFields, screensOf } from '../parts.ts';
import { fieldPathsOf } from '../wire/component-paths.ts';
import { readField } from '../wire/read-next-config.ts';
import type { CopiedParts } from './copied-parts.ts';

/** Pasted parts with ids, labels and names that are unique in the site. */
export interface PastedParts {
  parts: CopiedParts;
  /** Number of dropped conditions and routes: the site lacks their question, value or screen. */
  dropped: number;
}

/** @param formId screen whose labels and names must not be reused, for components */
export function adaptParts(doc: SiteDocument, copied: CopiedParts, formId: string, newId: IdMaker): PastedParts {
  const components = 'screen' in copied ? componentsOf(copied.screen) : copied.components;
  const ids = new Map(components.map(({ id, type }) => [id, newId(type)]));
  const inGroups = new Set(components.flatMap(fieldsInGroup).map(({ id }) => id));
  const ownModule = 'screen' in copied ? copied.screen.module : null;
  const moduleId = ownModule ? newId(ownModule.type) : '';
  const known = knownFields(doc);
  let dropped = 0;
  const readsOf = (field: TestField): TestField | null => {
    const found = field.kind === 'unknown' ? readField(field.path, known.paths) : field;
    if (found.kind === 'component') {
      // Fields of a group get their new ids with it.
      if (inGroups.has(found.componentId)) return found;
      const componentId = ids.get(found.componentId) ?? found.componentId;
      return ids.has(found.componentId) || known.has(found) ? { kind: 'component', componentId } : null;
    }
    if (found.kind === 'linked' && found.moduleId === ownModule?.id) return { ...found, moduleId };
    return known.has(found) ? found : null;
  };
  const adaptCondition = (condition: Condition): Condition => {
    const items = condition.items.flatMap((test) => {
      const field = readsOf(test.field);
      return field ? [{ ...test, field }] : [];
    });
    dropped += condition.items.length - items.length;
    return { ...condition, items };
  };
  const adapted = components.map((component) => {
    const changed = mapConditions(component, adaptCondition);
    return dropEmpty({ ...withNewFieldIds(changed, newId), id: ids.get(component.id)! } as Component);
  });
  if (!('screen' in copied)) return { parts: { components: withFreeNames(doc, formId, adapted) }, dropped };
  const screen = adaptScreen(doc, copied.screen, adapted, { newId, moduleId });
  const nextConfig = screen.nextConfig.flatMap((item): NextItem[] => {
    const isGone = item.type === 'ROUTE_SCREEN' && item.target !== null && !Object.hasOwn(doc.screens, item.target);
    const condition = isGone ? item.condition : adaptCondition(item.condition);
    // Dropped, because a route without its conditions would always be taken.
    const isBroken = isGone || condition.items.length < item.condition.items.length;
    if (isGone) dropped++;
    return isBroken ? [] : [{ ...item, id: newId('NextItem'), condition }];
  });
  return { parts: { screen: { ...screen, nextConfig } }, dropped };
}

function adaptScreen(
  doc: SiteDocument,
  screen: Screen,
  components: Component[],
  { newId, moduleId }: { newId: IdMaker; moduleId: string },
): Screen {
  const { module } = screen;
  const taken = new Set(screensOf(doc).map(({ screenName }) => screenName.trim()));
  let number = 1;
  const named = () => numberedLabel(cutText(screen.screenName.trim(), siteLimits.name - 6), number);
  while (taken.has(named())) number++;
  return {
    ...screen,
    id: newId('Screen'),
    screenName: number === 1 ? screen.screenName : named(),
    module:
      module.type === 'FormModule'
        ? {
            ...module,
            id: moduleId,
            componentIds: components.map((component) => component.id),
            componentMap: Object.fromEntries(components.map((component) => [component.id, component])),
          }
        : { ...module, id: moduleId },
  };
}

function knownFields(doc: SiteDocument) {
  const fields = new Set(inputsIn(doc).map(({ id }) => id));
  const widgets = new Set(
    screensOf(doc).flatMap(({ module }) => (module.type === 'WinkWidgetModule' ? module.id : [])),
  );
  return {
    paths: fieldPathsOf(doc),
    has: (field: TestField): boolean => {
      if (field.kind === 'component') return fields.has(field.componentId);
      if (field.kind === 'linked') return widgets.has(field.moduleId);
      if (field.kind === 'query') return doc.urlParams.some(({ key }) => key === field.key);
      if (field.kind === 'calculated') return doc.calculations.some(({ id }) => id === field.calculationId);
      return field.path === '';
    },
  };
}

/** Drops a condition that lost all its tests, because it would always hold. */
function dropEmpty(component: Component): Component {
  return mapGroupFields(dropOwnEmpty(component), dropOwnEmpty);
}

function dropOwnEmpty<T extends Component>(component: T): T {
  const props = Object.fromEntries(
    Object.entries(component.props).map(([key, value]) => {
      const isCondition = key === 'visibleIf' || key === 'requiredIf';
      return [key, isCondition && (value as Condition | null)?.items.length === 0 ? null : value];
    }),
  );
  return { ...component, props } as T;
}

/** Makes labels and names unique within the form. */
function withFreeNames(doc: SiteDocument, formId: string, components: Component[]): Component[] {
  const form = findForm(doc, formId);
  const fields = Object.values(form?.componentMap ?? {})
    .filter(isInput)
    .map(({ props }) => props);
  const labels = new Set(fields.map(({ label }) => label));
  const names = new Set(fields.map(({ name }) => name));
  return components.map((component) => {
    if (!isInput(component)) return component;
    const { label, name } = component.props;
    const number = label === '' && name === '' ? 1 : freeNumber([{ label, name }], { labels, names });
    if (number === 1) return component;
    const [room, nameRoom] = [siteLimits.label - 6, siteLimits.fieldName - 3];
    const props = {
      ...component.props,
      label: label && numberedLabel(cutText(label, room), number),
      name: name && numberedName(cutText(name, nameRoom), number),
    };
    labels.add(props.label);
    names.add(props.name);
    return { ...component, props };
  });
}
