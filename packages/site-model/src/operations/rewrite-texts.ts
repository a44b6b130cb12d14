import { siteLimits } from '@smile/contract/site-limits';
import {
  type Component,
  type ComponentId,
  type FormModule,
  isInput,
  type Module,
  type NextItem,
  type Screen,
  type SiteDocument,
} from '../document.ts';
import { mapTranslations } from '../languages/translations.ts';
import { fieldsInGroup, findPart, mapGroupFields, moduleTexts, screensOf, textKeysOf } from '../parts.ts';
import { componentFault } from '../soundness/components.ts';
import { screenFault } from '../soundness/screens.ts';
import { findField, variableName } from '../variable-names.ts';
import { listVariables, renameVariables } from '../variables.ts';
import { type Draft, writeComponent, writeModuleValue, writeScreenValue } from './draft.ts';
import type { Refusal } from './operation.ts';

// Functions that change texts return the same object when nothing changes; callers compare by identity.

/**
 * Runs a change that may rename fields, then updates the variables that read them. `replaced` maps a removed field's id
 * to its replacement's.
 */
export function withRenames(draft: Draft, change: () => Refusal, replaced = new Map<string, string>()): Refusal {
  const fieldIdByName = new Map<string, ComponentId>();
  for (const name of variablesOf(draft.doc)) {
    const id = findField(draft.doc, name);
    if (id !== null) fieldIdByName.set(name, replaced.get(id) ?? id);
  }
  return change() ?? rewriteTexts(draft, renamedVariables(draft.doc, fieldIdByName));
}

/** Refused if a text would exceed its limit. */
export function rewriteTexts(draft: Draft, renamed: ReadonlyMap<string, string>): Refusal {
  if (renamed.size === 0) return null;
  for (const screen of screensOf(draft.doc)) {
    const refusal = rewriteModule(draft, screen, renamed) ?? rewriteTargets(draft, screen, renamed);
    if (refusal) return `${refusal}: the new field name makes this text too long`;
  }
  return null;
}

function variablesOf(doc: SiteDocument): Set<string> {
  const found = new Set<string>();
  for (const id of doc.screenIds) {
    for (const text of textsOf(doc.screens[id]!))
      if (text.includes('{{'))
        for (const { name } of listVariables(text, (candidate) => findField(doc, candidate) !== null)) found.add(name);
  }
  return found;
}

/** Maps each variable to its field's current name; empty when nothing was renamed. */
function renamedVariables(doc: SiteDocument, fieldIdByName: ReadonlyMap<string, ComponentId>): Map<string, string> {
  const renamed = new Map<string, string>();
  for (const [name, id] of fieldIdByName) {
    const screen = screensOf(doc).find(({ module }) => module.type === 'FormModule' && findPart(module, id));
    const field = screen?.module.type === 'FormModule' ? findPart(screen.module, id) : null;
    const now = screen && field && isInput(field) ? variableName(doc, screen, field) : name;
    renamed.set(name, now);
  }
  return [...renamed].some(([name, now]) => name !== now) ? renamed : new Map();
}

function rewriteModule(draft: Draft, { id, module, ...screen }: Screen, renamed: ReadonlyMap<string, string>): Refusal {
  const translations = renamedTranslations(screen.translations, renamed);
  if (translations !== screen.translations) writeScreenValue(draft, id, 'translations', translations);
  if (module.type !== 'FormModule') {
    const props = renamedProps(module, renamed);
    if (props === module.props && translations === screen.translations) return null;
    if (props !== module.props) writeModuleValue(draft, id, 'props', props);
    return screenFault(draft.doc.screens[id]!);
  }
  for (const component of Object.values(module.componentMap)) {
    const rewritten = rewriteComponent(component, renamed);
    if (rewritten === component) continue;
    const fault = componentFault(rewritten);
    if (fault) return fault;
    writeComponent(draft, id, component.id, rewritten);
  }
  return null;
}

type PropsModule = Exclude<Module, FormModule>;

function renamedProps(module: PropsModule, renamed: ReadonlyMap<string, string>): PropsModule['props'] {
  const keys = [...textKeysOf(module), ...(module.type === 'EndingModule' ? ['redirectUrl'] : [])];
  const before = Object.entries(module.props).filter(([key]) => keys.includes(key)) as [string, string][];
  const after = before.map(([key, text]) => [key, renamedText(text, renamed)] as const);
  const isSame = after.every(([, text], index) => text === before[index]![1]);
  return isSame ? module.props : { ...module.props, ...Object.fromEntries(after) };
}

function rewriteComponent(component: Component, renamed: ReadonlyMap<string, string>): Component {
  return mapGroupFields(rewriteOwnTexts(component, renamed), (field) => rewriteOwnTexts(field, renamed));
}

function rewriteOwnTexts<T extends Component>(component: T, renamed: ReadonlyMap<string, string>): T {
  const text = renamedText(textOf(component), renamed);
  const translations = renamedTranslations(component.translations, renamed);
  if (text === textOf(component) && translations === component.translations) return component;
  const props = isInput(component) ? { ...component.props, label: text } : { ...component.props, text };
  return { ...component, props, ...(translations && { translations }) } as T;
}

function rewriteTargets(draft: Draft, { id, nextConfig }: Screen, renamed: ReadonlyMap<string, string>): Refusal {
  const items = nextConfig.map((item) => rewriteTarget(item, renamed));
  if (items.every((item, index) => item === nextConfig[index])) return null;
  writeScreenValue(draft, id, 'nextConfig', items);
  return items.some(({ target }) => (target?.length ?? 0) > siteLimits.url)
    ? `A URL has at most ${siteLimits.url} characters`
    : null;
}

function rewriteTarget(item: NextItem, renamed: ReadonlyMap<string, string>): NextItem {
  if (item.type === 'ROUTE_SCREEN' || item.target === null) return item;
  const target = renamedText(item.target, renamed);
  return target === item.target ? item : { ...item, target };
}

/** The text of a component that may contain variables: an input's label, or the text itself. */
function textOf(component: Component): string {
  return isInput(component) ? component.props.label : component.props.text;
}

function textsOf({ module, translations }: Screen): string[] {
  const components =
    module.type === 'FormModule'
      ? Object.values<Component>(module.componentMap).flatMap((component) => [component, ...fieldsInGroup(component)])
      : [];
  const translated = [translations, ...components.map((component) => component.translations)];
  return [
    ...moduleTexts(module),
    ...components.map(textOf),
    ...translated.flatMap((each) => Object.values(each ?? {}).flatMap((texts) => Object.values(texts))),
  ];
}

function renamedTranslations(translations: Screen['translations'], renamed: ReadonlyMap<string, string>) {
  return mapTranslations(translations, (key, text) => [key, renamedText(text, renamed)]);
}

function renamedText(text: string, renamed: ReadonlyMap<string, string>): string {
  return text.includes('{{') ? renameVariables(text, (name) => renamed.get(name) ?? null) : text;
}
