import '@smile/site-model/operations/follow-renamed';
import { Stack } from '@mantine/core';
import { optionsOf } from '@smile/site-model/compile-input';
import type { InputComponent, Option, Rule, Screen } from '@smile/site-model/document';
import { componentMessages } from '@smile/site-model/field-messages';
import { fieldTypes, hasFiles } from '@smile/site-model/fields/field-types';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { useMemo, useRef } from 'react';
import { GroupSettings } from '../on-demand.tsx';
import { DefaultValueField } from './default-value-field.tsx';
import { FieldSwitches } from './field-switches.tsx';
import { FieldTypeSelect } from './field-type-select.tsx';
import { FieldWords } from './field-words.tsx';
import { LabelField } from './label-field.tsx';
import { NameField } from './name-field.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PlaceholderField } from './placeholder-field.tsx';
import { RuleEditor } from './rule-editor.tsx';
import { CountrySelect } from './types/country-select.tsx';
import { CurrencySelect } from './types/currency-select.tsx';
import { FileSettings } from './types/file-settings.tsx';
import { OptionListField } from './types/option-list-field.tsx';
import { OtherOptionField } from './types/other-option-field.tsx';

interface InputSettingsProps {
  screen: Screen;
  component: InputComponent;
  /** The type of a field in a repeating group cannot be changed. */
  isInGroup?: boolean;
  onChange: (change: Pick<SetComponent, 'key' | 'value' | 'fill'>) => void;
}

/** Settings of a form field. Typing, or selecting another field, re-renders only the settings that differ. */
export function InputSettings({ screen, component, isInGroup = false, onChange }: InputSettingsProps) {
  const { id, type, props } = component;
  const { hasOptions, hasPlaceholder, canHaveOther, formats } = fieldTypes[type];
  const messages = componentMessages(screen, component);
  const isGroup = type === 'RepeatingGroup';
  const isAlwaysRequired = props.required || (props.minEntries ?? 0) > 0;
  const latest = useRef(onChange);
  latest.current = onChange;
  const set = useMemo(() => {
    const onChange: InputSettingsProps['onChange'] = (change) => latest.current(change);
    return {
      label: (value: string, fill: boolean) => onChange({ key: 'label', value, fill }),
      name: (value: string) => onChange({ key: 'name', value }),
      placeholder: (value: string) => onChange({ key: 'placeholder', value }),
      defaultValue: (value: string) => onChange({ key: 'defaultValue', value }),
      options: (value: Option[], fill: boolean) => onChange({ key: 'options', value, fill }),
      optionLines: (value: string) => onChange({ key: 'optionLines', value }),
      otherLabel: (value: string) => onChange({ key: 'otherLabel', value }),
      country: (value: string) => onChange({ key: 'country', value }),
      documentType: (value: string) => onChange({ key: 'documentType', value }),
      maxFiles: (value: number) => onChange({ key: 'maxFiles', value }),
      currency: (value: string) => onChange({ key: 'currency', value }),
      rule: (value: Rule | null) => onChange({ key: 'rule', value }),
      words: (key: 'helpText' | 'requiredMessage', value: string) => onChange({ key, value }),
      flag: (key: 'required' | 'disabled', value: boolean) => onChange({ key, value }),
    };
  }, []);
  return (
    <Stack gap="md">
      {!isInGroup && <FieldTypeSelect type={type} />}
      <LabelField key={id} component={component} error={messages.label} onChange={set.label} />
      <NameField name={props.name} error={messages.name} onChange={set.name} />
      {hasPlaceholder && <PlaceholderField value={props.placeholder} onChange={set.placeholder} />}
      {type === 'MoneyInput' && <CurrencySelect currency={props.currency} onChange={set.currency} />}
      {type === 'PhoneInput' && <CountrySelect country={props.country} onChange={set.country} />}
      {type === 'FileUpload' && (
        <FileSettings
          documentType={props.documentType}
          maxFiles={props.maxFiles}
          onDocumentType={set.documentType}
          onMaxFiles={set.maxFiles}
        />
      )}
      {isGroup && <GroupSettings screen={screen} component={component} onChange={onChange} />}
      {!hasFiles({ type }) && !isGroup && (
        <DefaultValueField
          type={type}
          options={optionsOf(component)}
          value={props.defaultValue}
          onChange={set.defaultValue}
        />
      )}
      <FieldSwitches isRequired={isGroup ? null : props.required} isDisabled={props.disabled} onChange={set.flag} />
      <FieldWords
        helpText={props.helpText}
        requiredMessage={props.requiredMessage}
        canBeRequired={isAlwaysRequired || props.requiredIf !== null}
        onChange={set.words}
      />
      {hasOptions && <OptionsEditor options={props.options} onChange={set.options} />}
      {canHaveOther && <OtherOptionField label={props.otherLabel} onChange={set.otherLabel} />}
      {type === 'SearchSelect' && <OptionListField lines={props.optionLines} onChange={set.optionLines} />}
      {formats.length > 0 && <RuleEditor type={type} rule={props.rule} onChange={set.rule} />}
    </Stack>
  );
}
