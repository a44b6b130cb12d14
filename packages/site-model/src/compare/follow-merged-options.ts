import {
  type Component,
  type ComponentId,
  type InputComponent,
  isInput,
  type Option,
  type Screen,
  type SiteDocument,
} from '../document.ts';
import { mapConditions } from '../fields/component-conditions.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import { listKey, renameTranslated } from '../languages/translated-list.ts';
import { mapTranslations, optionPrefix } from '../languages/translations.ts';
import { optionsById, referredValue, renamedListValues, renameLines } from '../options/option-ids.ts';
import { type RenamedOptions, renameInCondition } from '../options/rename-tests.ts';
import { componentsOf, fieldsInGroup, inputsIn, mapGroupFields, screensOf } from '../parts.ts';
import { translationKey } from './flat-translations.ts';
import type { MergedParts } from './merge-parts.ts';
import type { Merge, Side } from './merge-values.ts';

/** Updates conditions, defaults and translations from one side to the option values of the merged document. */
export function followMergedOptions({ docs }: Merge, parts: MergedParts, merged: SiteDocument): SiteDocument {
  const renamed = { theirs: renamedSince(docs.theirs, merged), mine: renamedSince(docs.mine, merged) };
  if (renamed.theirs.size + renamed.mine.size === 0) return merged;
  const on = (sides: Record<string, Side> | undefined, key: string): RenamedOptions => renamed[sides?.[key] ?? 'mine'];
  const screens = screensOf(merged).map((screen): [string, Screen] => {
    const { sides } = parts.screens.get(screen.id)!;
    const nextConfig = screen.nextConfig.map((item) => {
      return { ...item, condition: renameInCondition(item.condition, on(sides, 'nextConfig')) };
    });
    const { module } = screen;
    if (module.type !== 'FormModule') return [screen.id, { ...screen, nextConfig }];
    const components = componentsOf(screen).map((component): [string, Component] => {
      const own = parts.components.get(component.id)?.sides;
      const followed = mapConditions(component, (condition, key) => renameInCondition(condition, on(own, key)));
      const withTexts = renameTranslations(followed, (key) => on(own, key).get(component.id));
      const whole = withDefault(withTexts, on(own, 'defaultValue').get(component.id));
      const inGroup = on(own, 'fields');
      const follow = ({ id }: Component) => inGroup.get(id);
      return [
        component.id,
        mapGroupFields(whole, (field) =>
          withDefault(
            renameTranslations(field, () => follow(field)),
            follow(field),
          ),
        ),
      ];
    });
    return [screen.id, { ...screen, nextConfig, module: { ...module, componentMap: Object.fromEntries(components) } }];
  });
  return { ...merged, screens: Object.fromEntries(screens) };
}

/** Translations of options under their new values; one that a side wrote under a former value counts. */
function renameTranslations<T extends Component>(
  component: T,
  renamedFor: (key: string) => ReadonlyMap<string, string> | undefined,
): T {
  const nameNow = (key: string, language: string) => {
    if (!key.startsWith(optionPrefix)) return key;
    const value = key.slice(optionPrefix.length);
    return optionPrefix + (renamedFor(translationKey(language, key))?.get(value) ?? value);
  };
  const moved = new Set<string>();
  mapTranslations(component.translations, (key, text, language) => {
    const now = nameNow(key, language);
    if (now !== key) moved.add(translationKey(language, now));
    return [key, text];
  });
  const translations = mapTranslations(component.translations, (key, text, language) => {
    const now = nameNow(key, language);
    const renamed = key === listKey && renamedFor(translationKey(language, key));
    if (renamed) return [key, renameTranslated(text, renamed)];
    return now === key && moved.has(translationKey(language, key)) ? null : [now, text];
  });
  return translations === component.translations ? component : ({ ...component, translations } as T);
}

function withDefault<T extends Component>(component: T, renamed: ReadonlyMap<string, string> | undefined): T {
  if (!renamed || !isInput(component)) return component;
  const defaultValue = renameLines(component.props.defaultValue, renamed);
  return defaultValue === component.props.defaultValue
    ? component
    : { ...component, props: { ...component.props, defaultValue } };
}

function renamedSince(before: SiteDocument, after: SiteDocument): RenamedOptions {
  const former = new Map(fieldsIn(before).map((input) => [input.id, input]));
  const found = fieldsIn(after).flatMap(({ id, props }): [ComponentId, ReadonlyMap<string, string>][] => {
    const before = former.get(id)?.props;
    const renamed = before ? [...renamedOptions(before.options, props.options), ...renamedLines(before, props)] : [];
    return renamed.length > 0 ? [[id, new Map(renamed)]] : [];
  });
  return new Map(found);
}

function fieldsIn(doc: SiteDocument): InputComponent[] {
  return inputsIn(doc).flatMap((input) => [input, ...fieldsInGroup(input)]);
}

function renamedOptions(before: readonly Option[], after: readonly Option[]): [string, string][] {
  if (before === after || before.length === 0) return [];
  const now = new Map(optionsById(after).map(([id, option]) => [id, referredValue(option)]));
  return optionsById(before).flatMap(([id, option]): [string, string][] => {
    const [former, name] = [referredValue(option), now.get(id)];
    return name !== undefined && former !== '' && name !== former ? [[former, name]] : [];
  });
}

function renamedLines(before: InputComponent['props'], after: InputComponent['props']): Iterable<[string, string]> {
  if (before.optionLines === after.optionLines) return [];
  return renamedListValues(readOptionLines(before.optionLines), readOptionLines(after.optionLines));
}
