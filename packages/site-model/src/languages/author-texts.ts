import { siteLimits } from '@smile/contract/site-limits';
import { type Component, isInput, type Screen, type Translations } from '../document.ts';
import { fieldTypes } from '../fields/field-types.ts';
import { ownValue } from '../values.ts';
import { optionPrefix } from './translations.ts';

/** A text that visitors read in their language. */
export interface AuthorText {
  /** Key in `translations`: a property name, `ruleMessage`, or `options.` plus the option's value. */
  key: string;
  text: string;
}

const maxLengths: Readonly<Record<string, number>> = {
  label: siteLimits.label,
  otherLabel: siteLimits.label,
  imageDescription: siteLimits.label,
  placeholder: siteLimits.placeholder,
  helpText: siteLimits.message,
  requiredMessage: siteLimits.message,
  ruleMessage: siteLimits.message,
  text: siteLimits.text,
  screenName: siteLimits.name,
  nextButtonName: siteLimits.button,
  headerText: siteLimits.header,
  introductionText: siteLimits.introduction,
  launchButtonText: siteLimits.button,
  bodyText: siteLimits.introduction,
  buttonText: siteLimits.button,
  addText: siteLimits.button,
  optionLines: siteLimits.optionLines,
};

/** Maximum length of a translation; 0 for unknown keys. */
export function maxTranslation(key: string): number {
  if (key.startsWith(optionPrefix)) return siteLimits.label;
  return Object.hasOwn(maxLengths, key) ? maxLengths[key]! : 0;
}

/** Non-empty texts of a component. */
export function textsOfComponent(component: Component): AuthorText[] {
  if (!isInput(component)) {
    const { text, imageDescription } = component.props;
    return written(component.type === 'Image' ? { imageDescription } : { text });
  }
  const {
    label,
    placeholder,
    helpText,
    requiredMessage,
    otherLabel,
    options,
    optionLines,
    rule,
    addText = '',
  } = component.props;
  const listed = fieldTypes[component.type].hasOptions ? options : [];
  return written({
    label,
    placeholder,
    helpText,
    requiredMessage,
    ruleMessage: rule?.message ?? '',
    ...Object.fromEntries(listed.map((option) => [optionPrefix + option.value.trim(), option.label])),
    optionLines,
    otherLabel,
    addText,
  });
}

const moduleKeys = {
  FormModule: [],
  WinkWidgetModule: [],
  LandingPageModule: ['headerText', 'introductionText', 'launchButtonText'],
  EndingModule: ['headerText', 'bodyText', 'imageDescription', 'buttonText'],
} as const;

/** Non-empty texts of the screen itself. */
export function textsOfScreen({ screenName, nextButtonName, module }: Screen): AuthorText[] {
  const props = (module.type === 'FormModule' ? {} : module.props) as unknown as Record<string, string>;
  const own = Object.fromEntries(moduleKeys[module.type].map((key) => [key, props[key] ?? '']));
  const hasNext = module.type === 'FormModule' || module.type === 'WinkWidgetModule';
  return written({ screenName, ...own, nextButtonName: hasNext ? nextButtonName : '' });
}

/** Translation of a text; null if missing. */
export function translationOf(translations: Translations | undefined, language: string, key: string): string | null {
  const text = ownValue(ownValue(translations ?? {}, language) ?? {}, key);
  return text && text.trim() !== '' ? text : null;
}

function written(texts: Record<string, string>): AuthorText[] {
  return Object.entries(texts).flatMap(([key, text]) => (text.trim() === '' ? [] : [{ key, text }]));
}
