import { isSame } from '../compare/same.ts';
import { type Component, isInput, type Module, type Screen, type Translations } from '../document.ts';
import { fieldsInGroup } from '../parts.ts';
import { translationOf } from './author-texts.ts';
import { optionPrefix } from './translations.ts';

/** Cache by component object: documents share unchanged components, so each is translated once. */
const known = new WeakMap<Component, Map<string, Component>>();

/** A component in another language; the same object if it has no translations. */
export function translateComponent(component: Component, language: string): Component {
  if (![component, ...fieldsInGroup(component)].some((part) => isTranslated(part, language))) return component;
  const byLanguage = known.get(component) ?? new Map<string, Component>();
  known.set(component, byLanguage);
  const translated = byLanguage.get(language) ?? translateAnew(component, component.translations ?? {}, language);
  byLanguage.set(language, translated);
  return translated;
}

function isTranslated({ translations }: Component, language: string): boolean {
  return translations !== undefined && Object.hasOwn(translations, language);
}

function translateAnew(component: Component, translations: Translations, language: string): Component {
  const read = (key: string) => translationOf(translations, language, key);
  const props = withTexts(component.props, read);
  if (!isInput(component)) return { ...component, props } as Component;
  const { options, rule, fields } = component.props;
  return {
    ...component,
    props: {
      ...props,
      options: options.map((option) => ({
        ...option,
        label: read(optionPrefix + option.value.trim()) ?? option.label,
      })),
      ...(fields && { fields: fields.map((field) => translateComponent(field, language)) }),
      rule: rule && { ...rule, message: rule.message && (read('ruleMessage') ?? rule.message) },
    },
  } as Component;
}

/** A screen with its own texts in another language; its components are unchanged. */
export function translateScreen(screen: Screen, language: string): Screen {
  const { translations, module } = screen;
  if (!translations || !Object.hasOwn(translations, language)) return screen;
  const read = (key: string) => translationOf(translations, language, key);
  const translated = module.type === 'FormModule' ? module : { ...module, props: withTexts(module.props, read) };
  return {
    ...screen,
    screenName: read('screenName') ?? screen.screenName,
    nextButtonName: read('nextButtonName') ?? screen.nextButtonName,
    module: translated as Module,
  };
}

/** The properties that differ. */
export function changedKeys<T extends object>(before: T, after: T): Partial<T> | null {
  const changed = Object.entries(after).filter(([key, value]) => !isSame(value, before[key as keyof T]));
  return changed.length === 0 ? null : (Object.fromEntries(changed) as Partial<T>);
}

/** An empty original text has no translation. */
function withTexts<T extends object>(props: T, read: (key: string) => string | null): T {
  const texts = Object.entries(props).flatMap(([key, text]) => {
    const found = typeof text === 'string' && text.trim() !== '' ? read(key) : null;
    return found === null ? [] : [[key, found] as const];
  });
  return { ...props, ...Object.fromEntries(texts) };
}
