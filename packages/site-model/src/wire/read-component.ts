import {
  type Component,
  conditionKeys,
  type GroupField,
  type InputComponent,
  type InputType,
  inputTypes,
  type Option,
  type Rule,
  ruleFormats,
  type TextComponent,
  textTypes,
  type Unknowns,
} from '../document.ts';
import { fieldTypes, groupDefaults, settingDefaults } from '../fields/field-types.ts';
import { fieldsInGroup, mapGroupFields } from '../parts.ts';
import { type FieldPaths, pathsInGroup } from './component-paths.ts';
import { defaultDate } from './default-values.ts';
import { readOptionalGroup } from './read-next-config.ts';
import {
  keep,
  readAdditionalProps,
  readChoice,
  readFlag,
  readId,
  readInner,
  readNumber,
  readObjects,
  readOptional,
  readText,
  readTranslations,
  unknownKeys,
  type WireObject,
} from './reading.ts';

const fieldKeys = ['label', 'name', 'required', 'disabled', 'placeholder', 'defaultValue', 'rules', ...conditionKeys];
/** Texts omitted from the wire format while empty. An empty one in the input is preserved for the round trip. */
const wordKeys = ['helpText', 'requiredMessage'] as const;
const noSettings = { currency: '', country: '', optionLines: '', documentType: '', maxFiles: 0 };
const boundKeys = ['min', 'max', 'minLength', 'maxLength'] as const;
const ruleKeys = ['format', ...boundKeys, 'regex', 'message'];

/** Conditions refer to other fields, so they are read after all components. */
export function withConditions(component: Component, object: WireObject, paths: FieldPaths): Component {
  const whole = withOwnConditions(component, object, paths);
  const fields = fieldsInGroup(whole);
  if (fields.length === 0) return whole;
  const [objects, inGroup] = [readObjects(readOptional(object, 'props'), 'fields'), pathsInGroup(paths, component)];
  const read = new Map(fields.map(({ id }, index) => [id, objects[index]!]));
  return mapGroupFields(whole, (field) => withOwnConditions(field, read.get(field.id)!, inGroup));
}

function withOwnConditions<T extends Component>(component: T, object: WireObject, paths: FieldPaths): T {
  const props = readOptional(object, 'props');
  const read = conditionKeys.flatMap((key) => {
    const isKnown = Object.hasOwn(component.props, key);
    return isKnown ? [[key, readOptionalGroup(props, key, paths)] as const] : [];
  });
  return { ...component, props: { ...component.props, ...Object.fromEntries(read) } } as T;
}

export function readComponent(object: WireObject): Component {
  const id = readId(object);
  const type = readChoice(object, 'itemType', [...inputTypes, ...textTypes]);
  const additionalProps = readAdditionalProps(object);
  keep(object, id, ['reference', 'itemType', 'additionalProps', 'props']);
  const props = readInner(object, 'props');
  const translated = readTranslations(props);
  const base = { id, ...translated, additionalProps };
  const keys = Object.keys(translated);
  if (type === 'Title' || type === 'Paragraph' || type === 'Markdown' || type === 'Image')
    return { ...base, type, props: readTextProps(props, id, type, keys) };
  return { ...base, type, props: readInputProps(props, id, type, keys) };
}

function readTextProps(
  props: WireObject,
  id: string,
  type: TextComponent['type'],
  otherKeys: readonly string[],
): TextComponent['props'] {
  const own = {
    Title: ['text', 'level'],
    Paragraph: ['text', 'align'],
    Markdown: ['text'],
    Image: ['imageUrl', 'imageDescription'],
  }[type];
  keep(props, `${id}.props`, ['visibleIf', ...own, ...otherKeys]);
  const isImage = type === 'Image';
  return {
    text: isImage ? '' : readText(props, 'text'),
    level: type === 'Title' ? readNumber(props, 'level', 1) : 1,
    align: type === 'Paragraph' ? readChoice(props, 'align', ['left', 'center', 'right'], 'left') : 'left',
    imageUrl: isImage && (props.value.imageUrl ?? null) !== null ? readText(props, 'imageUrl') : null,
    imageDescription: isImage ? readText(props, 'imageDescription') : '',
    visibleIf: null,
  };
}

function readInputProps(
  props: WireObject,
  id: string,
  type: InputType,
  otherKeys: readonly string[],
): InputComponent['props'] {
  const isDate = type === 'DatePicker' || type === 'DateRangePicker';
  const { hasOptions } = fieldTypes[type];
  const { canHaveOther, settings = [] } = fieldTypes[type];
  // As in `wordKeys`, an empty label in the input is preserved.
  const hasOther = canHaveOther && typeof props.value.otherLabel === 'string' && props.value.otherLabel !== '';
  const words = wordKeys.filter((key) => typeof props.value[key] === 'string' && props.value[key] !== '');
  const keys = [
    ...fieldKeys,
    ...words,
    ...(hasOptions ? ['options'] : []),
    ...(hasOther ? ['otherLabel'] : []),
    ...(type === 'RepeatingGroup' ? groupKeys : []),
    ...settings,
    ...otherKeys,
  ];
  keep(props, `${id}.props`, keys, isDate ? defaultDate : {});
  return {
    label: readText(props, 'label'),
    name: readText(props, 'name'),
    required: readFlag(props, 'required'),
    disabled: readFlag(props, 'disabled'),
    placeholder: readText(props, 'placeholder'),
    defaultValue: readText(props, 'defaultValue'),
    options: hasOptions ? readObjects(props, 'options').map(readOption) : [],
    rule: readRules(props, id, type),
    helpText: words.includes('helpText') ? readText(props, 'helpText') : '',
    requiredMessage: words.includes('requiredMessage') ? readText(props, 'requiredMessage') : '',
    otherLabel: hasOther ? readText(props, 'otherLabel') : '',
    ...noSettings,
    ...Object.fromEntries(settings.map((key) => [key, readSetting(props, key)])),
    ...(type === 'RepeatingGroup' && readGroupSettings(props)),
    visibleIf: null,
    requiredIf: null,
  };
}

const groupKeys = [...Object.keys(groupDefaults), 'fields'];

function readGroupSettings(props: WireObject): Pick<InputComponent['props'], keyof typeof groupDefaults | 'fields'> {
  return {
    minEntries: readNumber(props, 'minEntries', groupDefaults.minEntries),
    maxEntries: readNumber(props, 'maxEntries', groupDefaults.maxEntries),
    addText: readText(props, 'addText', groupDefaults.addText),
    fields: readObjects(props, 'fields').map(readGroupField),
  };
}

/** Stores unknown keys with the field itself, so that they move with it. */
function readGroupField(object: WireObject): GroupField {
  const kept: Unknowns = {};
  // `findFaults` checks later whether the type is allowed in a group.
  const field = readComponent({ ...object, reading: { ...object.reading, kept } });
  return { ...(field as InputComponent), ...(Object.keys(kept).length > 0 && { kept }) };
}

function readSetting(props: WireObject, key: keyof typeof settingDefaults): string | number {
  const usual = settingDefaults[key];
  return typeof usual === 'number' ? readNumber(props, key, usual) : readText(props, key, usual);
}

/** Preserves unknown keys of an option. */
function readOption(object: WireObject): Option {
  return { ...object.value, label: readText(object, 'label'), value: readText(object, 'value') };
}

/** Reads the first rule if its format fits the type, and preserves the others unchanged. */
function readRules(props: WireObject, id: string, type: InputType): Rule | null {
  const rules = readObjects(props, 'rules');
  const isOurs = (fieldTypes[type].formats as readonly unknown[]).includes(rules[0]?.value.format);
  const [first] = type === 'Input' || isOurs ? rules.splice(0, 1) : [];
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
