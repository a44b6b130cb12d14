import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { saveFile } from '../../api/save-file.ts';
import { addChangesSource } from '../../api/unsaved-changes.ts';
import { copyText } from '../../ui/copy-text.ts';
import classes from './two-step.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  doneLabel: string;
  isBusy?: boolean;
  onDone: () => void;
}

/** Shows recovery codes; this is the only time. */
export function RecoveryCodes({ codes, doneLabel, isBusy = false, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`;
  useEffect(() => addChangesSource({ kind: 'dialog', hasChanges: () => true }), []);
  return (
    <Stack gap="md">
      <Text>
        Store these recovery codes where you can find them without your phone. Each signs you in once. They are not
        shown again.
      </Text>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <Button variant="default" onClick={() => copyText(text)}>
          Copy
        </Button>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'smile-recovery-codes.txt')}
        >
          Download
        </Button>
        <Button onClick={onDone} loading={isBusy}>
          {doneLabel}
        </Button>
      </Group>
    </Stack>
  );
}
