import { Badge, Button, Paper, Skeleton, Text } from '@mantine/core';
import type { TwoStep } from '@smile/contract/two-step';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { SettingsSection } from '../../ui/fields/settings-section.tsx';
import { RelativeTime } from '../../ui/format/relative-time.tsx';
import { onDemand } from '../../ui/loading/on-demand.tsx';
import { twoStepQuery } from './queries.ts';
import classes from './two-step.module.css';
import type { TwoStepAction } from './two-step-dialogs.tsx';

const TwoStepDialogs = onDemand(async () => (await import('./two-step-dialogs.tsx')).TwoStepDialogs);

/** Second factors of the account. */
export function TwoStepSection() {
  const [action, setAction] = useState<TwoStepAction | null>(null);
  const { data, error, refetch } = useQuery(twoStepQuery);
  const isOn = data && (data.hasTotp || data.passkeys.length > 0);
  return (
    <SettingsSection
      title="Two-step sign-in"
      caption={`Sign-in asks for a code or a passkey after the password, so the password alone is not enough.${
        data?.isRequired ? ' Your organization requires it.' : ''
      }`}
      badge={
        data && (
          <Badge variant="light" color={isOn ? 'green' : 'gray'}>
            {isOn ? 'On' : 'Off'}
          </Badge>
        )
      }
    >
      <Paper withBorder>
        {data ? (
          <Factors twoStep={data} isOn={Boolean(isOn)} onAction={setAction} />
        ) : error ? (
          <ErrorPanel title="Two-step sign-in could not be loaded" error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={130} />
        )}
      </Paper>
      {action && data && (
        <TwoStepDialogs action={action} needsPassword={isLongAgo(data)} onClose={() => setAction(null)} />
      )}
    </SettingsSection>
  );
}

/** Leaves enough time to finish an action. */
const neededMs = 120_000;

function isLongAgo({ confirmedUntil }: TwoStep): boolean {
  return confirmedUntil === null || Date.parse(confirmedUntil) < Date.now() + neededMs;
}

interface FactorsProps {
  twoStep: TwoStep;
  isOn: boolean;
  onAction: (action: TwoStepAction) => void;
}

function Factors({ twoStep: { hasTotp, passkeys, recoveryCodesLeft }, isOn, onAction }: FactorsProps) {
  return (
    <>
      <Factor name="Authenticator app" description={hasTotp ? 'Set up' : 'Six-digit codes from an app on your phone'}>
        <Button variant="default" onClick={() => onAction({ kind: hasTotp ? 'remove-totp' : 'add-totp' })}>
          {hasTotp ? 'Remove app' : 'Set up app'}
        </Button>
      </Factor>
      {passkeys.map(({ id, name, lastUsedAt }) => (
        <Factor
          key={id}
          name={name}
          description={
            lastUsedAt ? (
              <>
                Passkey, used <RelativeTime value={lastUsedAt} />
              </>
            ) : (
              'Passkey, not used yet'
            )
          }
        >
          <Button
            variant="default"
            aria-label={`Remove passkey ${name}`}
            onClick={() => onAction({ kind: 'remove-passkey', id, name })}
          >
            Remove
          </Button>
        </Factor>
      ))}
      <Factor name="Passkeys" description="Your fingerprint, your face, a PIN or a security key">
        <Button variant="default" onClick={() => onAction({ kind: 'add-passkey' })}>
          Add passkey
        </Button>
      </Factor>
      {isOn && (
        <Factor name="Recovery codes" description={`${recoveryCodesLeft} of 10 left, for sign-in without your phone`}>
          <Button variant="default" onClick={() => onAction({ kind: 'renew-codes' })}>
            Create new codes
          </Button>
        </Factor>
      )}
    </>
  );
}

function Factor({ name, description, children }: { name: string; description: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.factor}>
      <div>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
      </div>
      {children}
    </div>
  );
}
