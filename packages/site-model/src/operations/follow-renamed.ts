import { type Component, type InputComponent, isInput } from '../document.ts';
import { readOptionLines } from '../fields/option-lines.ts';
import { listKey, renameTranslated } from '../languages/translated-list.ts';
import { mapTranslations } from '../languages/translations.ts';
import { matchEditedOptions, renamedListValues, renameLines } from '../options/option-ids.ts';
import { followOptions, withTranslations } from './follow-options.ts';
import { addOptionFollower } from './set-component.ts';

addOptionFollower(followRenamed);

/** Assigns option ids, and updates the default and translations to the options' new values. */
function followRenamed(before: Component, set: Component, key: 'options' | 'optionLines') {
  const nothing = { changed: set, renamed: new Map<string, string>() };
  if (!isInput(before) || !isInput(set)) return nothing;
  if (key === 'optionLines') {
    const renamed = renamedListValues(
      readOptionLines(before.props.optionLines),
      readOptionLines(set.props.optionLines),
    );
    return { changed: followDefault(followList(set, renamed), renamed), renamed };
  }
  const { options, renamed } = matchEditedOptions(before.props.options, set.props.options);
  const changed = followOptions({ ...set, props: { ...set.props, options } }, options, renamed);
  return { changed: followDefault(changed, renamed), renamed };
}

/** Moves the translations of a long list to its new values, and drops those of removed options. */
function followList(component: InputComponent, renamed: ReadonlyMap<string, string>): Component {
  const values = new Set(readOptionLines(component.props.optionLines).map(({ value }) => value));
  const translations = mapTranslations(component.translations, (key, text) => {
    if (key !== listKey) return [key, text];
    const left = renameTranslated(text, renamed, (value) => values.has(value));
    return left === '' ? null : [key, left];
  });
  return translations === component.translations ? component : withTranslations(component, translations);
}

/** Updates the default to the options' new values. */
function followDefault(component: Component, renamed: ReadonlyMap<string, string>): Component {
  if (!isInput(component) || component.props.defaultValue === '') return component;
  const defaultValue = renameLines(component.props.defaultValue, renamed);
  return defaultValue === component.props.defaultValue
    ? component
    : { ...component, props: { ...component.props, defaultValue } };
}
