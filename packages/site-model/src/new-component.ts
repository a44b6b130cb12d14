import type { Component, FormModule, InputComponent, InputType, TextComponent, TextType } from './document.ts';
import { inputTypes, isInput } from './document.ts';
import { freeNumber, lettersOf, numberedLabel, numberedName } from './field-names.ts';
import { fieldTypes, groupDefaults, settingDefaults } from './fields/field-types.ts';

/** Creates an id: the kind, an underscore and eight hexadecimal digits. */
export type IdMaker = (kind: string) => string;

/** Display names of component types in the palette and the panel. */
export const componentTitles: Record<Component['type'], string> = {
  Title: 'Title',
  Paragraph: 'Paragraph',
  Markdown: 'Markdown',
  Image: 'Image',
  ...(Object.fromEntries(inputTypes.map((type) => [type, fieldTypes[type].title])) as Record<InputType, string>),
};

const startTexts: Record<TextType, string> = {
  Title: 'Title',
  Paragraph: 'Paragraph',
  Markdown: '**Markdown**',
  Image: '',
};

const startOption = 'Option 1';

/** Number that `numberedLabel` appends. */
const numbering = / \(\d+\)$/;

const nameSet = [
  { label: 'First name', name: 'firstName', required: true },
  { label: 'Middle name', name: 'middleName', required: false },
  { label: 'Last name', name: 'lastName', required: true },
];

const addressSet = [
  { label: 'Address line 1', name: 'addressLineOne', required: true },
  { label: 'Address line 2', name: 'addressLineTwo', required: false },
  { label: 'City', name: 'city', required: true },
  { label: 'Region', name: 'region', required: true },
  { label: 'Zip code', name: 'zipCode', required: true },
  { label: 'Country', name: 'country', required: true },
];

/** Everything in the palette: each component type and the two field sets. */
export type PaletteItem = Component['type'] | 'Name' | 'Address';

/** Components for a palette item, with labels and names that are unique in the form. */
export function newComponents(item: PaletteItem, form: FormModule, newId: IdMaker): Component[] {
  if (item === 'Name') return newInputSet(nameSet, form, newId);
  if (item === 'Address') return newInputSet(addressSet, form, newId);
  return [newComponent(item, form, newId)];
}

/** A component with its type's defaults. */
export function newComponent(type: Component['type'], form: FormModule, newId: IdMaker): Component {
  if (isTextType(type)) return newText(type, newId);
  const label = componentTitles[type];
  const field = { label, name: lettersOf(label) };
  const number = freeNumber([field], takenIn(form));
  return newInput(type, newId, {
    label: numberedLabel(field.label, number),
    name: numberedName(field.name, number),
    required: false,
  });
}

/** The palette's sample text if the component still has it; otherwise null. */
export function leftoverText(component: Component): string | null {
  if (!isInput(component))
    return component.type !== 'Image' && component.props.text.trim() === startTexts[component.type]
      ? component.props.text
      : null;
  const { label, options, optionLines } = component.props;
  const isLabelLeft = label.trim().replace(numbering, '') === componentTitles[component.type];
  if (isLabelLeft) return label.trim();
  const isOptionLeft = optionLines === startOption || options.some((option) => option.label.trim() === startOption);
  return isOptionLeft ? startOption : null;
}

function newText(type: TextType, newId: IdMaker): TextComponent {
  const props = {
    text: startTexts[type],
    level: 1,
    align: 'left',
    imageUrl: null,
    imageDescription: '',
    visibleIf: null,
  } as const;
  return { id: newId(type), type, additionalProps: {}, props };
}

type Field = Pick<InputComponent['props'], 'label' | 'name' | 'required'>;

function newInput(type: InputType, newId: IdMaker, field: Field): InputComponent {
  const options = fieldTypes[type].hasOptions ? [{ label: startOption, value: startOption }] : [];
  const props = {
    ...field,
    disabled: false,
    placeholder: '',
    helpText: '',
    requiredMessage: '',
    defaultValue: '',
    options,
    rule: null,
    currency: type === 'MoneyInput' ? settingDefaults.currency : '',
    country: type === 'PhoneInput' ? settingDefaults.country : '',
    optionLines: type === 'SearchSelect' ? startOption : '',
    documentType: '',
    maxFiles: type === 'FileUpload' ? settingDefaults.maxFiles : 0,
    otherLabel: '',
    ...(type === 'RepeatingGroup' && { ...groupDefaults, fields: [newInput('Input', newId, firstField)] }),
    visibleIf: null,
    requiredIf: null,
  };
  return { id: newId(type), type, additionalProps: {}, props };
}

const firstField = { label: componentTitles.Input, name: componentTitles.Input, required: true };

function newInputSet(fields: readonly Field[], form: FormModule, newId: IdMaker): InputComponent[] {
  const number = freeNumber(fields, takenIn(form));
  return fields.map(({ label, name, required }) =>
    newInput('Input', newId, { label: numberedLabel(label, number), name: numberedName(name, number), required }),
  );
}

function takenIn(form: FormModule) {
  const fields = Object.values(form.componentMap)
    .filter(isInput)
    .map(({ props }) => props);
  return { labels: new Set(fields.map(({ label }) => label)), names: new Set(fields.map(({ name }) => name)) };
}

function isTextType(type: Component['type']): type is TextType {
  return Object.hasOwn(startTexts, type);
}
