import { cutText } from '@smile/contract/texts';
import { type Component, isInput } from '@smile/site-model/document';
import { componentTitles, type PaletteItem } from '@smile/site-model/new-component';

const maxTextLength = 40;

/** Name of a component in the builder: its label or the start of its text, otherwise its type. */
export function nameOf(component: Component): string {
  const text = textOf(component).replace(/\s+/g, ' ').trim();
  if (text === '') return componentTitles[component.type];
  const beginning = cutText(text, maxTextLength);
  return beginning === text ? text : `${beginning}…`;
}

/** Name of a component type in the palette and the panel. */
export function typeNameOf({ type }: Pick<Component, 'type'>): string {
  return componentTitles[type];
}

/** Name of a palette item. */
export function itemNameOf(item: PaletteItem): string {
  return item === 'Name' || item === 'Address' ? item : componentTitles[item];
}

function textOf(component: Component): string {
  if (isInput(component)) return component.props.label;
  if (component.type === 'Image') return component.props.imageDescription;
  return component.type === 'Markdown' ? component.props.text.replace(/[*_#`>~]/g, '') : component.props.text;
}
