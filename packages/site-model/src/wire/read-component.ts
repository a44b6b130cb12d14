import {
  type Component,
  type InputComponent,
  type InputType,
  inputTypes,
  type Option,
  type Rule,
  ruleFormats,
  type TextComponent,
  textTypes,
} from '../document.ts';
import { hasOptions } from '../new-component.ts';
import {
  keep,
  readAdditionalProps,
  readChoice,
  readFlag,
  readId,
  readInner,
  readNumber,
  readObjects,
  readText,
  unknownKeys,
  type WireObject,
} from './reading.ts';
import { usualDate } from './usual-values.ts';

const fieldKeys = ['label', 'name', 'required', 'disabled', 'placeholder', 'defaultValue', 'rules'];
const boundKeys = ['min', 'max', 'minLength', 'maxLength'] as const;
const ruleKeys = ['format', ...boundKeys, 'regex', 'message'];

export function readComponent(object: WireObject): Component {
  const id = readId(object);
  const type = readChoice(object, 'itemType', [...inputTypes, ...textTypes]);
  const additionalProps = readAdditionalProps(object);
  keep(object, id, ['reference', 'itemType', 'additionalProps', 'props']);
  const props = readInner(object, 'props');
  if (type === 'Title' || type === 'Paragraph' || type === 'Markdown')
    return { id, type, additionalProps, props: readTextProps(props, id, type) };
  return { id, type, additionalProps, props: readInputProps(props, id, type) };
}

function readTextProps(props: WireObject, id: string, type: TextComponent['type']): TextComponent['props'] {
  const own = { Title: ['level'], Paragraph: ['align'], Markdown: [] }[type];
  keep(props, `${id}.props`, ['text', ...own]);
  return {
    text: readText(props, 'text'),
    level: type === 'Title' ? readNumber(props, 'level', 1) : 1,
    align: type === 'Paragraph' ? readChoice(props, 'align', ['left', 'center', 'right'], 'left') : 'left',
  };
}

function readInputProps(props: WireObject, id: string, type: InputType): InputComponent['props'] {
  const isDate = type === 'DatePicker' || type === 'DateRangePicker';
  keep(props, `${id}.props`, hasOptions(type) ? [...fieldKeys, 'options'] : fieldKeys, isDate ? usualDate : {});
  return {
    label: readText(props, 'label'),
    name: readText(props, 'name'),
    required: readFlag(props, 'required'),
    disabled: readFlag(props, 'disabled'),
    placeholder: readText(props, 'placeholder'),
    defaultValue: readText(props, 'defaultValue'),
    options: hasOptions(type) ? readObjects(props, 'options').map(readOption) : [],
    rule: readRules(props, id, type),
  };
}

/** Keeps unknown properties of an option. */
function readOption(object: WireObject): Option {
  return { ...object.value, label: readText(object, 'label'), value: readText(object, 'value') };
}

/** The first counts, and that of an input only; the others are kept. */
function readRules(props: WireObject, id: string, type: InputType): Rule | null {
  const rules = readObjects(props, 'rules');
  const [first] = type === 'Input' ? rules.splice(0, 1) : [];
  if (rules.length > 0) props.reading.kept[`${id}.rules`] = { others: rules.map(({ value }) => value) };
  return first ? readRule(first) : null;
}

function readRule(object: WireObject): Rule {
  const [min, max, minLength, maxLength] = boundKeys.map((key) => readNumber(object, key, null)) as [
    Rule['min'],
    Rule['max'],
    Rule['minLength'],
    Rule['maxLength'],
  ];
  const texts = { regex: readOptionalText(object, 'regex'), message: readOptionalText(object, 'message') };
  const format = readChoice(object, 'format', ruleFormats);
  return { ...unknownKeys(object, ruleKeys), format, min, max, minLength, maxLength, ...texts };
}

function readOptionalText(object: WireObject, key: string): string | null {
  return Object.hasOwn(object.value, key) ? readText(object, key) : null;
}
