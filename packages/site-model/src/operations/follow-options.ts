import type { Component, Option } from '../document.ts';
import { mapTranslations, optionPrefix } from '../languages/translations.ts';
import { referredValue } from '../options/option-ids.ts';

/**
 * Moves the translations of options with a new value, and drops those of removed options.
 * @param renamed former values to new ones
 */
export function followOptions(
  component: Component,
  options: readonly Option[],
  renamed: ReadonlyMap<string, string>,
): Component {
  const values = new Set(options.flatMap((option) => [option.value.trim(), referredValue(option)]));
  const translations = mapTranslations(component.translations, (key, text) => {
    if (!key.startsWith(optionPrefix)) return [key, text];
    const value = key.slice(optionPrefix.length);
    const now = renamed.get(value) ?? value;
    return values.has(now) ? [optionPrefix + now, text] : null;
  });
  return translations === component.translations ? component : withTranslations(component, translations);
}

export function withTranslations<T extends Component>(component: T, translations: Component['translations']): T {
  const { translations: _, ...others } = component;
  return (translations ? { ...others, translations } : others) as T;
}
