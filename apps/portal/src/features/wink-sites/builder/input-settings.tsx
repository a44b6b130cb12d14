import { NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { type InputComponent, inputTypes, type Screen } from '@smile/site-model/document';
import { componentMessages, fieldNameHelp } from '@smile/site-model/field-messages';
import { hasOptions } from '@smile/site-model/new-component';
import type { SetComponent } from '@smile/site-model/operations/operation';
import { typeNameOf } from './component-name.ts';
import { DefaultValueField } from './default-value-field.tsx';
import { LabelField } from './label-field.tsx';
import { OptionsEditor } from './options-editor.tsx';
import { RuleEditor } from './rule-editor.tsx';

interface InputSettingsProps {
  screen: Screen;
  component: InputComponent;
  onRetype: (type: InputComponent['type']) => void;
  onChange: (change: Pick<SetComponent, 'key' | 'value' | 'fill'>) => void;
}

/** Everything of a field of a form. */
export function InputSettings({ screen, component, onRetype, onChange }: InputSettingsProps) {
  const { type, props } = component;
  const messages = componentMessages(screen, component);
  const isHelpEnough = messages.name === fieldNameHelp;
  return (
    <Stack gap="md">
      <NativeSelect
        label="Type"
        description="Another type begins with its own defaults."
        data={inputTypes.map((value) => ({ value, label: typeNameOf({ type: value }) }))}
        value={type}
        onChange={(event) => onRetype(event.currentTarget.value as InputComponent['type'])}
      />
      <LabelField
        key={component.id}
        label={props.label}
        hasName={props.name !== ''}
        error={messages.label}
        onChange={(value, fill) => onChange({ key: 'label', value, fill })}
      />
      <TextInput
        label="Field Name"
        required
        description={isHelpEnough ? undefined : fieldNameHelp}
        maxLength={siteLimits.fieldName}
        spellCheck={false}
        value={props.name}
        error={messages.name}
        onChange={(event) => onChange({ key: 'name', value: event.currentTarget.value })}
      />
      {(type === 'Input' || type === 'Select') && (
        <TextInput
          label="Placeholder"
          maxLength={siteLimits.placeholder}
          value={props.placeholder}
          onChange={(event) => onChange({ key: 'placeholder', value: event.currentTarget.value })}
        />
      )}
      <DefaultValueField component={component} onChange={(value) => onChange({ key: 'defaultValue', value })} />
      <Switch
        label="Required"
        checked={props.required}
        onChange={(event) => onChange({ key: 'required', value: event.currentTarget.checked })}
      />
      <Switch
        label="Disabled"
        checked={props.disabled}
        onChange={(event) => onChange({ key: 'disabled', value: event.currentTarget.checked })}
      />
      {hasOptions(type) && (
        <OptionsEditor
          options={props.options}
          messages={messages.options}
          onChange={(value, fill) => onChange({ key: 'options', value, fill })}
        />
      )}
      {type === 'Input' && <RuleEditor rule={props.rule} onChange={(value) => onChange({ key: 'rule', value })} />}
    </Stack>
  );
}
