import { Stack } from '@mantine/core';
import type { InputComponent, Option, Rule, Screen } from '@smile/site-model/document';
import { componentMessages } from '@smile/site-model/field-messages';
import { hasOptions } from '@smile/site-model/new-component';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { useMemo } from 'react';
import { DefaultValueField } from './default-value-field.tsx';
import { FieldSwitches } from './field-switches.tsx';
import { FieldTypeSelect } from './field-type-select.tsx';
import { LabelField } from './label-field.tsx';
import { NameField } from './name-field.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { PlaceholderField } from './placeholder-field.tsx';
import { RuleEditor } from './rule-editor.tsx';

interface InputSettingsProps {
  screen: Screen;
  component: InputComponent;
  /** Stays the same function while it is the same component. */
  onChange: (change: Pick<SetComponent, 'key' | 'value' | 'fill'>) => void;
}

/** Everything of a field of a form; what is typed into one field of it draws that field anew. */
export function InputSettings({ screen, component, onChange }: InputSettingsProps) {
  const { id, type, props } = component;
  const messages = componentMessages(screen, component);
  const set = useMemo(
    () => ({
      label: (value: string, fill: boolean) => onChange({ key: 'label', value, fill }),
      name: (value: string) => onChange({ key: 'name', value }),
      placeholder: (value: string) => onChange({ key: 'placeholder', value }),
      defaultValue: (value: string) => onChange({ key: 'defaultValue', value }),
      options: (value: Option[], fill: boolean) => onChange({ key: 'options', value, fill }),
      rule: (value: Rule | null) => onChange({ key: 'rule', value }),
      flag: (key: 'required' | 'disabled', value: boolean) => onChange({ key, value }),
    }),
    [onChange],
  );
  return (
    <Stack gap="md">
      <FieldTypeSelect id={id} type={type} />
      <LabelField
        key={id}
        label={props.label}
        hasName={props.name !== ''}
        error={messages.label}
        onChange={set.label}
      />
      <NameField name={props.name} error={messages.name} onChange={set.name} />
      {(type === 'Input' || type === 'Select') && (
        <PlaceholderField value={props.placeholder} onChange={set.placeholder} />
      )}
      <DefaultValueField type={type} options={props.options} value={props.defaultValue} onChange={set.defaultValue} />
      <FieldSwitches isRequired={props.required} isDisabled={props.disabled} onChange={set.flag} />
      {hasOptions(type) && <OptionsEditor options={props.options} onChange={set.options} />}
      {type === 'Input' && <RuleEditor rule={props.rule} onChange={set.rule} />}
    </Stack>
  );
}
