import { type RefusedField, sentenceOfField } from '@smile/contract/refused-fields';
import type { SiteDocument } from '@smile/site-model/document';
import { componentsOf, screensOf } from '@smile/site-model/parts';
import type { Refusal } from '../../../../api/refusal.ts';
import { focusPanel } from '../canvas/focus-component.ts';
import type { Selection } from '../store/builder-state.ts';
import { nameOf } from '../store/part-names.ts';
import type { BuilderStore } from '../store/store.ts';

interface Place {
  selection: Selection;
  /** Empty for the site itself. */
  name: string;
}

const onScreen = /^winkSiteTemplate\.scenes\.0\.screens\.(\d+)(?:\.module\.props\.components\.(\d+))?/;
const labels: Record<string, string> = {
  name: 'Field Name',
  label: 'Display Label',
  placeholder: 'Placeholder',
  defaultValue: 'Default Value',
  text: 'Text',
  regex: 'Regular expression',
  message: 'Message',
  screenName: 'Screen Name',
  nextButtonName: 'Next Button Text',
  headerText: 'Header text',
  introductionText: 'Introduction text',
  launchButtonText: 'Launch button text',
  bodyText: 'Body text',
  imageDescription: 'Image description',
  buttonText: 'Button text',
  redirectUrl: 'Redirect URL',
};

/**
 * Opens the panel of the first rejected part and focuses its field.
 * @returns one sentence per rejected part, with the builder's names
 */
export function showRefusedPart(store: BuilderStore, { fields }: Pick<Refusal, 'fields'>): string {
  const { document, showScreen, select, setPreviewing } = store.getState();
  const places = fields.map((field) => findPlace(document, field));
  const { selection } = places[0]!;
  setPreviewing(false);
  if (selection.kind === 'site') select(selection);
  else {
    const at = Number(onScreen.exec(fields[0]!.path)![1]);
    showScreen(screensOf(document)[at]!.id);
    select(selection);
  }
  const key = fields[0]!.path.split('.').at(-1)!;
  focusPanel(selection.kind === 'site' && key === 'name' ? 'Site Name' : labels[key]);
  return fields.map((field, index) => describePlace(places[index]!, field)).join(' ');
}

function findPlace(document: SiteDocument, { path }: RefusedField): Place {
  const [, screenAt, componentAt] = onScreen.exec(path) ?? [];
  const screen = screensOf(document)[Number(screenAt ?? Number.NaN)];
  if (!screen) return { selection: { kind: 'site' }, name: '' };
  const component = componentsOf(screen)[Number(componentAt ?? Number.NaN)];
  if (!component) return { selection: { kind: 'screen', id: screen.id }, name: `Screen "${screen.screenName}"` };
  return {
    selection: { kind: 'component', id: component.id },
    name: `"${nameOf(component)}" on screen "${screen.screenName}"`,
  };
}

function describePlace({ name }: Place, field: RefusedField): string {
  return name === '' ? sentenceOfField(field) : `${name}: ${sentenceOfField(field)}`;
}
