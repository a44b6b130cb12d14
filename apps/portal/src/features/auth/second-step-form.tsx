import { Button, Stack, Text, TextInput } from '@mantine/core';
import { startAuthentication } from '@simplewebauthn/browser';
import type { LoginTokens, SecondStep } from '@smile/contract/auth';
import { twoStepApi } from '@smile/contract/two-step';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { describePasskeyFailure } from '../two-step/describe-passkey-failure.ts';

interface SecondStepFormProps {
  methods: SecondStep['methods'];
  token: string;
  onTokens: (tokens: LoginTokens) => void;
  /** Returns to the password step. */
  onBack: () => void;
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

async function askForPasskey(token: string): Promise<LoginTokens> {
  const { data } = await callApi(twoStepApi.startVerifyPasskey, {}, undefined, { token });
  const response = await startAuthentication({ optionsJSON: data as unknown as Options });
  const body = { response: response as unknown as Record<string, unknown> };
  return (await callApi(twoStepApi.verifyPasskey, { body }, undefined, { token })).data;
}

/** After the password: an authenticator code, a passkey or a recovery code. */
export function SecondStepForm({ methods, token, onTokens, onBack }: SecondStepFormProps) {
  const [isRecovering, setIsRecovering] = useState(!methods.includes('TOTP') && !methods.includes('PASSKEY'));
  const passkey = useMutation({
    mutationFn: () => askForPasskey(token),
    onSuccess: onTokens,
    onError: (error) => showWarning(describePasskeyFailure(error)),
  });
  const hasCode = isRecovering || methods.includes('TOTP');
  return (
    <Stack>
      {methods.includes('PASSKEY') && !isRecovering && (
        <Button size="md" fullWidth loading={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey
        </Button>
      )}
      {hasCode && <CodeForm key={String(isRecovering)} isRecovering={isRecovering} token={token} onTokens={onTokens} />}
      {methods.includes('RECOVERY_CODE') && (
        <Button variant="subtle" onClick={() => setIsRecovering(!isRecovering)}>
          {isRecovering ? 'Use another way' : 'Use a recovery code'}
        </Button>
      )}
      <Button variant="subtle" color="gray" onClick={onBack}>
        Back to the password
      </Button>
      <Text size="sm" c="dimmed">
        Lost everything? Another administrator of your organization can reset two-step sign-in.
      </Text>
    </Stack>
  );
}

interface CodeFormProps {
  isRecovering: boolean;
  token: string;
  onTokens: (tokens: LoginTokens) => void;
}

function CodeForm({ isRecovering, token, onTokens }: CodeFormProps) {
  const form = useSchemaForm(async () => (await import('@smile/contract/two-step')).secondStepCodeSchema, { code: '' });
  const verify = useMutation({
    mutationFn: async (code: string) =>
      (await callApi(twoStepApi.verifyCode, { body: { code } }, undefined, { token })).data,
    onSuccess: onTokens,
    onError: () => form.setFocus('code'),
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(({ code }) => verify.mutate(code))}>
      <Stack>
        <TextInput
          label={isRecovering ? 'Recovery code' : 'Code'}
          description={isRecovering ? 'One of your ten saved codes' : 'Six digits, from your authenticator app'}
          inputMode={isRecovering ? 'text' : 'numeric'}
          autoComplete={isRecovering ? 'off' : 'one-time-code'}
          autoFocus
          required
          size="md"
          error={form.formState.errors.code?.message ?? verify.error?.message}
          {...form.register('code', { onChange: () => verify.reset() })}
        />
        <Button type="submit" size="md" fullWidth loading={verify.isPending || verify.isSuccess}>
          Verify
        </Button>
      </Stack>
    </form>
  );
}
