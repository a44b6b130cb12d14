import type { Component, InputComponent, Screen, SiteDocument } from '../../document.ts';
import type { SiteFlow } from '../../flow.ts';
import { componentsOf, fieldsInGroup, mapGroupFields, screensOf } from '../../parts.ts';
import { placeInGroup } from './field-findings.ts';
import { type Finding, finding } from './finding.ts';
import { neverShownText } from './never-shown.ts';

interface PlacedField {
  screen: Screen;
  group: Component;
  field: InputComponent;
}

/** Lists the fields of repeating groups that are shown on a condition. */
export function conditionalFields(document: SiteDocument): PlacedField[] {
  return screensOf(document).flatMap((screen) =>
    componentsOf(screen).flatMap((group) =>
      fieldsInGroup(group).flatMap((field) => (field.props.visibleIf ? [{ screen, group, field }] : [])),
    ),
  );
}

/**
 * Copies the fields of each repeating group to the end of its form, so that a proof treats them like other fields: a copy
 * that no visit shows is a field that no entry shows. The copies are optional, so that they block no visit, and the
 * groups' own fields lose their conditions.
 */
export function withEntriesInForms(document: SiteDocument): SiteDocument {
  const screens = screensOf(document).map((screen): [string, Screen] => {
    const { module } = screen;
    if (module.type !== 'FormModule') return [screen.id, screen];
    const components = componentsOf(screen);
    const fields = components.flatMap(fieldsInGroup).map(({ kept: _, ...field }): Component => {
      return { ...field, props: { ...field.props, required: false, disabled: false, requiredIf: null } };
    });
    const all = [...components.map(dropFieldConditions), ...fields];
    const componentMap = Object.fromEntries(all.map((component) => [component.id, component]));
    return [screen.id, { ...screen, module: { ...module, componentIds: all.map(({ id }) => id), componentMap } }];
  });
  return { ...document, screens: Object.fromEntries(screens) };
}

function dropFieldConditions(component: Component): Component {
  return mapGroupFields(component, (field) => ({
    ...field,
    props: { ...field.props, visibleIf: null, requiredIf: null },
  }));
}

/** A proof of a document made by `withEntriesInForms`. */
interface ProvedEntries {
  document: SiteDocument;
  flow: SiteFlow;
  findings: readonly Finding[];
}

/** Reports the fields that no entry shows; the group stands for its field, because the builder selects groups. */
export function findHiddenInEntries(
  fields: readonly PlacedField[],
  { document, flow, findings }: ProvedEntries,
): Finding[] {
  const hidden = new Set(findings.flatMap(({ kind, componentId }) => (kind === 'never-shown' ? [componentId] : [])));
  const copies = flow.screens.flatMap((screen) => (screen.type === 'form' ? screen.components : []));
  return fields.flatMap(({ screen, group, field }) => {
    if (!hidden.has(field.id)) return [];
    const { visibleIf } = copies.find(({ id }) => id === field.id)!;
    const text = neverShownText(field, placeInGroup(screen, group), visibleIf!, document);
    return [finding('never-shown', text, { screenId: screen.id, componentId: group.id })];
  });
}
