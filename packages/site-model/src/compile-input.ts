import { addShapes } from './answers.ts';
import type { InputComponent, Option, Rule } from './document.ts';
import { fieldTypes, groupDefaults, hasFiles } from './fields/field-types.ts';
import { laterShapes } from './fields/later-shapes.ts';
import { readOptionLines } from './fields/option-lines.ts';
import type { FlowGroup, FlowInput } from './flow.ts';
import { parseText, type VariableLookup } from './variables.ts';

addShapes(laterShapes);

/**
 * HTML autocomplete tokens for the palette's field sets. A second set has other names, because it is about another
 * person or place.
 */
const autocompleteByName: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  addressLineOne: 'address-line1',
  addressLineTwo: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  zipCode: 'postal-code',
  country: 'country-name',
};

export function compileInput({ id, type, props }: InputComponent, lookUp: VariableLookup): FlowInput {
  const name = props.name.trim();
  return {
    type,
    id,
    name,
    label: parseText(props.label.trim(), lookUp),
    placeholder: props.placeholder,
    ...(props.helpText.trim() !== '' && { helpText: props.helpText.trim() }),
    ...(props.requiredMessage.trim() !== '' && { requiredMessage: props.requiredMessage.trim() }),
    defaultValue: hasFiles({ type }) || type === 'RepeatingGroup' ? '' : props.defaultValue,
    isRequired: props.required || (props.minEntries ?? 0) > 0,
    isDisabled: props.disabled,
    options:
      type === 'SearchSelect'
        ? []
        : optionsOf({ type, props }).map(({ label, value }) => ({ label, value: value.trim() })),
    rule: compileRule({ type, props }),
    autocomplete: type === 'Input' && Object.hasOwn(autocompleteByName, name) ? autocompleteByName[name]! : null,
    ...(type === 'MoneyInput' && { currency: props.currency }),
    ...(type === 'PhoneInput' && { country: props.country }),
    ...(type === 'FileUpload' && { documentType: props.documentType.trim(), maxFiles: props.maxFiles }),
    ...(type === 'SearchSelect' && { optionLines: props.optionLines }),
    ...(props.fields && { group: compileGroup(props, lookUp) }),
    ...(props.otherLabel.trim() !== '' && { otherLabel: props.otherLabel.trim() }),
  };
}

function compileGroup(
  { minEntries, maxEntries, addText, fields }: InputComponent['props'],
  lookUp: VariableLookup,
): FlowGroup {
  return {
    min: minEntries ?? groupDefaults.minEntries,
    max: maxEntries ?? groupDefaults.maxEntries,
    addText: addText?.trim() ?? '',
    components: (fields ?? []).map((field) => compileInput(field, lookUp)),
  };
}

/** Options of a field: written by the author, or given by its type. */
export function optionsOf({ type, props }: Pick<InputComponent, 'type' | 'props'>): readonly Option[] {
  if (type === 'YesNo') return yesNo;
  if (type === 'Checkbox') return ticked;
  if (type === 'SearchSelect') return readOptionLines(props.optionLines);
  return fieldTypes[type].hasOptions ? props.options : [];
}

const yesNo = [
  { label: 'Yes', value: 'yes' },
  { label: 'No', value: 'no' },
];
const ticked = [{ label: 'Ticked', value: 'true' }];

const anyNumber: Rule = {
  format: 'NUMBER',
  min: null,
  max: null,
  minLength: null,
  maxLength: null,
  regex: null,
  message: null,
};

function compileRule({ type, props: { rule } }: Pick<InputComponent, 'type' | 'props'>): Rule | null {
  const { answer, formats } = fieldTypes[type];
  if (rule && formats.includes(rule.format)) return normaliseRule(rule);
  return answer === 'number' ? anyNumber : null;
}

/** The rule without properties that its format ignores. */
function normaliseRule({ format, min, max, minLength, maxLength, regex, message }: Rule): Rule {
  const isBounded = ['NUMBER', 'INTEGER', 'DAYS', 'AGE'].includes(format);
  const isText = format === 'STRING';
  const isPattern = format === 'REGEX';
  return {
    format,
    min: isBounded ? min : null,
    max: isBounded ? max : null,
    minLength: isText ? minLength : null,
    maxLength: isText ? maxLength : null,
    regex: isPattern ? regex || null : null,
    message: message?.trim() || null,
  };
}
