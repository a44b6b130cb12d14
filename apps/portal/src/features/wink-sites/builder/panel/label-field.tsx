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
  /** `fill` lets the field name follow what is typed. */
  onChange: (label: string, fill: boolean) => void;
}

/** Fields named by their label since the page was opened. Others keep their name, the key of answers they have. */
const namedByLabel = new Set<string>();

/** The name of a new field follows its label until it is typed by hand. */
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

/** Whether a name is another one, with the letters that tell equal ones apart. */
function isNumbered(name: string, base: string): boolean {
  return name.startsWith(base) && /^[A-Z]*$/.test(name.slice(base.length));
}
