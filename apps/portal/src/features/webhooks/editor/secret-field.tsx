import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { maxSecretCharacters } from '@smile/contract/webhook-secret';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { atMost } from '../../../ui/fields/at-most.ts';

const secretBytes = 24;

/** A secret in the Standard Webhooks format: `whsec_` and base64. */
function generateSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}

interface SecretFieldProps {
  field: UseFormRegisterReturn;
  value: string;
  error: string | undefined;
  onGenerate: (secret: string) => void;
}

/** Typed or generated; it can only be copied now. */
export function SecretField({ field, value, error, onGenerate }: SecretFieldProps) {
  return (
    <Stack gap={4}>
      <Group align="flex-start" gap="xs" wrap="nowrap">
        <TextInput
          label="Secret"
          description="Signs every event. It is not shown again, so keep a copy where you verify signatures."
          required
          {...atMost(maxSecretCharacters)}
          autoComplete="off"
          spellCheck={false}
          error={error}
          flex={1}
          rightSection={value && <CopyButton value={value} label="secret" />}
          {...field}
        />
        <Button variant="default" mt={44} onClick={() => onGenerate(generateSecret())}>
          Generate
        </Button>
      </Group>
      <Text size="xs" c="dimmed">
        At most 64 characters, or whsec_ and the base64 of at most 64 bytes.
      </Text>
    </Stack>
  );
}
