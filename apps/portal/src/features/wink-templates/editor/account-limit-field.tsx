import '@mantine/core/styles/NumberInput.layer.css';
import { Group, NumberInput, Switch } from '@mantine/core';
import { templateLimits } from '@smile/contract/wink-templates';
import { useState } from 'react';

const neverHide = -1;

interface AccountLimitFieldProps {
  /** Number of connected accounts that hides the next button; -1 never hides it. */
  value: number;
  onChange: (limit: number) => void;
}

/** An empty value, or one below 1, becomes 1 on blur. */
export function AccountLimitField({ value, onChange }: AccountLimitFieldProps) {
  const [typed, setTyped] = useState<number | string>(value);
  const isOn = value !== neverHide;
  const switchTo = (limit: number) => {
    setTyped(limit);
    onChange(limit);
  };
  return (
    <Group gap="md" mih={30}>
      <Switch
        label="Hide after N connected account(s)"
        checked={isOn}
        onChange={(event) => switchTo(event.currentTarget.checked ? 1 : neverHide)}
      />
      <NumberInput
        aria-label="N"
        w={84}
        size="xs"
        disabled={!isOn}
        value={isOn ? typed : ''}
        placeholder="N"
        max={templateLimits.connectedAccounts}
        allowDecimal={false}
        onChange={(next) => {
          setTyped(next);
          if (isLimit(next)) onChange(next);
        }}
        onBlur={() => isOn && !isLimit(typed) && switchTo(1)}
      />
    </Group>
  );
}

function isLimit(value: number | string): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}
