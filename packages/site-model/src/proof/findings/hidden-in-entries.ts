import { componentTitle } from '../../compare/in-words.ts';
import type { Component, InputComponent, Screen, SiteDocument } from '../../document.ts';
import { componentsOf, fieldsInGroup, mapGroupFields, screensOf } from '../../parts.ts';
import { placeInGroup } from './field-findings.ts';
import { type Finding, finding } from './finding.ts';

interface PlacedField {
  screen: Screen;
  group: Component;
  field: InputComponent;
}

/** Fields of repeating groups that are shown on a condition. */
export function conditionalFields(document: SiteDocument): PlacedField[] {
  return screensOf(document).flatMap((screen) =>
    componentsOf(screen).flatMap((group) =>
      fieldsInGroup(group).flatMap((field) => (field.props.visibleIf ? [{ screen, group, field }] : [])),
    ),
  );
}

/**
 * The site with the fields of one entry after each form that has a repeating group: what is shown in no visit of it is
 * shown in no entry. None of them is required, so that they hold nobody up.
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

/** Findings of fields that no entry shows, out of those of `withEntriesInForms`. */
export function findHiddenInEntries(fields: readonly PlacedField[], found: readonly Finding[]): Finding[] {
  return fields.flatMap(({ screen, group, field }) => {
    const hidden = found.find(({ kind, componentId }) => kind === 'never-shown' && componentId === field.id);
    const place = `${componentTitle(field)} is never shown on ${screen.screenName}`;
    const text = hidden?.text.replace(
      place,
      `${componentTitle(field)} is never shown on ${placeInGroup(screen, group)}`,
    );
    return text ? [finding('never-shown', text, { screenId: screen.id, componentId: group.id })] : [];
  });
}
