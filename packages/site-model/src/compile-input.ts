import type { InputComponent, Rule } from './document.ts';
import type { FlowInput } from './flow.ts';
import { parseText, type VariableLookup } from './variables.ts';

/** The browser's words for the fields of the palette's sets. A second set is about somebody or somewhere else. */
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
  const hasOptions = type === 'Select' || type === 'RadioGroup';
  const name = props.name.trim();
  return {
    type,
    id,
    name,
    label: parseText(props.label.trim(), lookUp),
    placeholder: props.placeholder,
    defaultValue: props.defaultValue,
    isRequired: props.required,
    isDisabled: props.disabled,
    options: hasOptions ? props.options.map(({ label, value }) => ({ label, value: value.trim() })) : [],
    rule: type === 'Input' && props.rule ? normaliseRule(props.rule) : null,
    autocomplete: type === 'Input' && Object.hasOwn(autocompleteByName, name) ? autocompleteByName[name]! : null,
  };
}

/** The rule without what its format does not read. */
function normaliseRule({ format, min, max, minLength, maxLength, regex, message }: Rule): Rule {
  const isNumber = format === 'NUMBER' || format === 'INTEGER';
  const isText = format === 'STRING';
  const isPattern = format === 'REGEX';
  return {
    format,
    min: isNumber ? min : null,
    max: isNumber ? max : null,
    minLength: isText ? minLength : null,
    maxLength: isText ? maxLength : null,
    regex: isPattern ? regex || null : null,
    message: ((isNumber || isText || isPattern) && message?.trim()) || null,
  };
}
