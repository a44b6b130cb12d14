import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { CopyButton } from '../../ui/copy-button.tsx';
import { drawQrCode } from '../../ui/draw-qr-code.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useSchemaForm } from '../../ui/fields/use-schema-form.ts';
import { startTotp, useConfirmTotp } from './queries.ts';
import classes from './two-step.module.css';

interface TotpSetUpProps {
  /** Token of an unfinished sign-in; undefined for a signed-in developer. */
  token?: string | undefined;
  onDone: (recoveryCodes: string[]) => void;
}

/** Shows the secret for an authenticator app and confirms it with a first code. */
export function TotpSetUp({ token, onDone }: TotpSetUpProps) {
  // Each start creates a new secret, so it runs once per mounted form and is never refetched or kept.
  const id = useId();
  const start = useQuery({
    queryKey: ['startTotp', id],
    queryFn: () => startTotp(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const confirm = useConfirmTotp(token);
  const form = useSchemaForm(async () => (await import('@smile/contract/two-step')).secondStepCodeSchema, { code: '' });
  const submit = form.handleSubmit(({ code }) =>
    confirm.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) }),
  );
  if (start.error)
    return <ErrorPanel title="The app could not be set up" error={start.error} onRetry={() => start.refetch()} />;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>Scan this with an authenticator app, then enter the code that it shows.</Text>
        {start.data ? <QrCode text={start.data.uri} /> : <Skeleton className={classes.qr} />}
        <Group gap={4} wrap="nowrap">
          <Text size="sm" c="dimmed">
            Or enter this key: <span className={classes.secret}>{start.data?.secret.match(/.{1,4}/g)?.join(' ')}</span>
          </Text>
          {start.data && <CopyButton value={start.data.secret} label="key" />}
        </Group>
        <TextInput
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          data-autofocus
          error={form.formState.errors.code?.message ?? confirm.error?.message}
          {...form.register('code', { onChange: () => confirm.reset() })}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={!start.data} loading={confirm.isPending}>
            Confirm
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, path } = drawQrCode(text);
  return (
    <svg className={classes.qr} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
      <title>QR code for an authenticator app</title>
      {/* White in the dark theme too: some apps cannot read inverted codes. */}
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={path} />
    </svg>
  );
}
