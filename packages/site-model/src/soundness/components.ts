import { siteFileLimits, siteLimits } from '@smile/contract/site-limits';
import {
  type Component,
  type InputComponent,
  isInput,
  type Option,
  type Rule,
  type TextComponent,
} from '../document.ts';
import { fieldTypes, groupFieldTypes } from '../fields/field-types.ts';
import { translationsFault } from '../languages/translations.ts';
import { idFault } from './ids.ts';
import { optionLinesFault } from './option-lines.ts';
import { countFault, type Fault, firstFault, maxPictureUrlLength, textFault } from './texts.ts';

export function componentFault(component: Component): Fault {
  return (
    idFault(component.id) ??
    translationsFault(component.translations) ??
    (isInput(component) ? inputFault(component) : textComponentFault(component))
  );
}

function inputFault({ type, props }: InputComponent): Fault {
  return (
    textFault('A display label', props.label, siteLimits.label) ??
    textFault('A field name', props.name, siteLimits.fieldName) ??
    textFault('A placeholder', props.placeholder, siteLimits.placeholder) ??
    textFault('A help text', props.helpText, siteLimits.message) ??
    textFault('A message', props.requiredMessage, siteLimits.message) ??
    textFault('A default value', props.defaultValue, siteLimits.defaultValue) ??
    (props.options.length > 0 && !fieldTypes[type].hasOptions ? `${fieldTypes[type].title} has no options` : null) ??
    countFault('Options', props.options, siteLimits.options) ??
    firstFault(props.options, optionFault) ??
    (props.rule && !fieldTypes[type].formats.includes(props.rule.format)
      ? `${fieldTypes[type].title} has no rule of this format`
      : null) ??
    textFault('The label of the other option', props.otherLabel, siteLimits.label) ??
    (props.otherLabel !== '' && !fieldTypes[type].canHaveOther
      ? `${fieldTypes[type].title} has no other option`
      : null) ??
    (props.optionLines !== '' && type !== 'SearchSelect' ? `${fieldTypes[type].title} has no list of options` : null) ??
    optionLinesFault(props.optionLines) ??
    (/^([A-Z]{3})?$/.test(props.currency) ? null : 'A currency is a code of three letters') ??
    (/^([A-Z]{2})?$/.test(props.country) ? null : 'A country is a code of two letters') ??
    textFault('A document type', props.documentType, siteLimits.fieldName) ??
    (hasFileCount({ type, props }) ? null : `A file upload takes 1 to ${siteFileLimits.files} files`) ??
    groupFault({ type, props }) ??
    (props.rule ? ruleFault(props.rule) : null)
  );
}

function groupFault({ type, props }: Pick<InputComponent, 'type' | 'props'>): Fault {
  const { minEntries, maxEntries, addText, fields } = props;
  if (type !== 'RepeatingGroup') return null;
  const { entries, groupFields, button } = siteLimits;
  if (!isCount(minEntries, 0) || !isCount(maxEntries, 1)) return `A repeating group has at most ${entries} entries`;
  const allowed: readonly string[] = groupFieldTypes;
  return (
    textFault('The text of a button', addText ?? '', button) ??
    countFault('Fields of a repeating group', fields ?? [], groupFields) ??
    firstFault(fields ?? [], (field) =>
      allowed.includes(field.type)
        ? componentFault(field)
        : `A repeating group cannot have a field of the type ${field.type}`,
    )
  );
}

function isCount(count: number | undefined, min: number): boolean {
  return count !== undefined && Number.isInteger(count) && count >= min && count <= siteLimits.entries;
}

function hasFileCount({ type, props: { maxFiles, documentType } }: Pick<InputComponent, 'type' | 'props'>): boolean {
  if (type !== 'FileUpload') return maxFiles === 0 && documentType === '';
  return Number.isInteger(maxFiles) && maxFiles >= 1 && maxFiles <= siteFileLimits.files;
}

function optionFault({ label, value }: Option): Fault {
  return (
    textFault('The label of an option', label, siteLimits.label) ??
    textFault('The value of an option', value, siteLimits.label)
  );
}

function ruleFault({ min, max, minLength, maxLength, regex, message }: Rule): Fault {
  const hasOnlyNumbers = [min, max, minLength, maxLength].every((bound) => bound === null || Number.isFinite(bound));
  return (
    (hasOnlyNumbers ? null : 'The bounds of a rule are numbers') ??
    textFault('A pattern', regex ?? '', siteLimits.pattern) ??
    textFault('A message', message ?? '', siteLimits.message)
  );
}

function textComponentFault({ type, props }: TextComponent): Fault {
  const isLevel = Number.isInteger(props.level) && props.level >= 1 && props.level <= 6;
  return (
    textFault('A text', props.text, siteLimits.text) ??
    (type === 'Image' && props.text !== '' ? 'An image has no text' : null) ??
    textFault('The address of an image', props.imageUrl ?? '', maxPictureUrlLength) ??
    textFault('The description of an image', props.imageDescription, siteLimits.label) ??
    (type !== 'Image' && (props.imageUrl !== null || props.imageDescription !== '')
      ? 'Only Image has an image'
      : null) ??
    (isLevel ? null : 'The level of a title is 1 to 6') ??
    (type !== 'Title' && props.level !== 1 ? 'Only Title has a level' : null) ??
    (type !== 'Paragraph' && props.align !== 'left' ? 'Only Paragraph is aligned' : null)
  );
}
