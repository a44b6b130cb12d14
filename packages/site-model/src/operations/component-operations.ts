import { type Component, type ComponentId, isInput, type ScreenId, type SiteDocument } from '../document.ts';
import { conditionsOf } from '../fields/component-conditions.ts';
import { withNewFieldIds } from '../fields/new-field-ids.ts';
import { mapTranslations } from '../languages/translations.ts';
import { type IdMaker, newComponent, newComponents, type PaletteItem } from '../new-component.ts';
import { findComponent, findForm } from '../parts.ts';
import { withTranslations } from './follow-options.ts';
import type { Operation } from './operation.ts';

/** Adds a palette item at a position of a form; null if the form no longer exists. */
export function addFromPalette(
  doc: SiteDocument,
  place: { screenId: ScreenId; at: number },
  item: PaletteItem,
  newId: IdMaker,
): Operation | null {
  const form = findForm(doc, place.screenId);
  return form && { type: 'addComponents', ...place, components: newComponents(item, form, newId) };
}

/** Adds a copy after the component, with empty label and name. */
export function duplicateComponent(
  doc: SiteDocument,
  screenId: ScreenId,
  componentId: ComponentId,
  newId: IdMaker,
): Operation | null {
  const form = findForm(doc, screenId);
  const component = form && findComponent(form, componentId);
  if (!component) return null;
  const at = form.componentIds.indexOf(componentId) + 1;
  return {
    type: 'addComponents',
    screenId,
    at,
    components: [copyOf(withNewFieldIds(component, newId), newId(component.type))],
  };
}

/** Replaces a component by a new one of another type with that type's defaults; conditions are kept. */
export function retypeComponent(
  doc: SiteDocument,
  screenId: ScreenId,
  componentId: ComponentId,
  type: Component['type'],
  newId: IdMaker,
): Operation | null {
  const form = findForm(doc, screenId);
  if (!form || !findComponent(form, componentId)) return null;
  const { [componentId]: former, ...others } = form.componentMap;
  const component = newComponent(type, { ...form, componentMap: others }, newId);
  const conditions = conditionsOf(former!).filter(([key]) => key in component.props);
  const props = { ...component.props, ...Object.fromEntries(conditions) };
  return { type: 'replaceComponent', screenId, componentId, component: { ...component, props } as Component };
}

function copyOf(component: Component, id: ComponentId): Component {
  if (!isInput(component)) return { ...component, id };
  const translations = mapTranslations(component.translations, (key, text) => (key === 'label' ? null : [key, text]));
  return withTranslations({ ...component, id, props: { ...component.props, label: '', name: '' } }, translations);
}
