import { TextInput } from '@mantine/core';
import { siteLimits } from '@smile/contract/site-limits';
import { titleOf } from '@smile/site-model/compare/in-words';
import { memo } from 'react';
import { atMost } from '../../../../ui/fields/at-most.ts';

interface FieldWordsProps {
  helpText: string;
  requiredMessage: string;
  /** Whether the field can be required in some visits. */
  canBeRequired: boolean;
  onChange: (key: 'helpText' | 'requiredMessage', value: string) => void;
}

/** Help text, and the message for a missing answer. */
export const FieldWords = memo(({ helpText, requiredMessage, canBeRequired, onChange }: FieldWordsProps) => (
  <>
    <TextInput
      label={titleOf('helpText')}
      description="Shown with the field."
      {...atMost(siteLimits.message)}
      dir="auto"
      value={helpText}
      onChange={(event) => onChange('helpText', event.currentTarget.value)}
    />
    {canBeRequired && (
      <TextInput
        label={titleOf('requiredMessage')}
        placeholder="This field is required"
        {...atMost(siteLimits.message)}
        dir="auto"
        value={requiredMessage}
        onChange={(event) => onChange('requiredMessage', event.currentTarget.value)}
      />
    )}
  </>
));
FieldWords.displayName = 'FieldWords';
