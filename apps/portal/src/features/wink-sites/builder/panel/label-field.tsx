import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import type { InputComponent } from '@smile/site-model/document';
import { lettersOf, nameOfLabel } from '@smile/site-model/field-names';
import { leftoverText } from '@smile/site-model/new-component';
import { useState } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface LabelFieldProps {
  component: InputComponent;
  error: string | undefined;
  /** `fill` derives the field name from the typed label. */
  onChange: (label: string, fill: boolean) => void;
}

/**
 * Fields whose name follows their label, since the page was opened. Other names are kept, because stored answers use
 * them as keys.
 */
const namedByLabel = new Set<string>();

/** The name of a new field follows its label until the name is edited. */
export function LabelField({ component, error, onChange }: LabelFieldProps) {
  const [isFilling, setIsFilling] = useState(false);
  return (
    <TextInput
      label="Display Label"
      required
      {...atMost(siteLimits.label)}
      value={component.props.label}
      error={error}
      onFocus={() => setIsFilling(isNamedByLabel(component))}
      onBlur={() => setIsFilling(false)}
      onChange={(event) => {
        if (isFilling) namedByLabel.add(component.id);
        onChange(event.currentTarget.value, isFilling);
      }}
    />
  );
}

function isNamedByLabel(component: InputComponent): boolean {
  const { label, name } = component.props;
  if (name === '') return true;
  if (leftoverText(component) === label.trim()) return isNumbered(name, lettersOf(label));
  return namedByLabel.has(component.id) && isNumbered(name, nameOfLabel(label));
}

/** Whether a name is `base` plus the letters that make it unique. */
function isNumbered(name: string, base: string): boolean {
  return name.startsWith(base) && /^[A-Z]*$/.test(name.slice(base.length));
}
