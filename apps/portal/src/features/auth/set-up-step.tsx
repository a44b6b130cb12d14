import { Button, Stack } from '@mantine/core';
import type { LoginTokens } from '@smile/contract/auth';
import { twoStepApi } from '@smile/contract/two-step';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../api/call-api.ts';
import { showWarning } from '../../ui/toasts/toasts.ts';
import { PasskeySetUp } from '../two-step/passkey-set-up.tsx';
import { RecoveryCodes } from '../two-step/recovery-codes.tsx';
import { TotpSetUp } from '../two-step/totp-set-up.tsx';

interface SetUpStepProps {
  token: string;
  onTokens: (tokens: LoginTokens) => void;
  /** Returns to the password step. */
  onBack: () => void;
}

/** Sets up the second factor that the organization requires, as part of the sign-in. */
export function SetUpStep({ token, onTokens, onBack }: SetUpStepProps) {
  const [method, setMethod] = useState<'totp' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = useMutation({
    mutationFn: async () => (await callApi(twoStepApi.finishSetUp, {}, undefined, { token })).data,
    onSuccess: onTokens,
    onError: (error) => showWarning(error.message),
  });
  const back = (
    <Button variant="subtle" color="gray" onClick={onBack}>
      Back to the password
    </Button>
  );
  const proceed = (newCodes: string[]) => (newCodes.length > 0 ? setCodes(newCodes) : finish.mutate());
  if (codes.length > 0)
    return (
      <Stack>
        <RecoveryCodes
          codes={codes}
          doneLabel="I have saved them"
          isBusy={finish.isPending || finish.isSuccess}
          onDone={() => finish.mutate()}
        />
        {finish.isError && back}
      </Stack>
    );
  return (
    <Stack>
      {method === 'totp' && <TotpSetUp token={token} onDone={proceed} />}
      {method === 'passkey' && <PasskeySetUp token={token} onDone={proceed} />}
      {method !== 'totp' && (
        <Button size="md" variant={method ? 'subtle' : 'filled'} fullWidth onClick={() => setMethod('totp')}>
          Use an authenticator app
        </Button>
      )}
      {method !== 'passkey' && (
        <Button size="md" variant={method ? 'subtle' : 'default'} fullWidth onClick={() => setMethod('passkey')}>
          Use a passkey
        </Button>
      )}
      {back}
    </Stack>
  );
}
