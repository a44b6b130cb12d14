import { readCode, toAsciiDigits } from '@smile/contract/ascii-digits';
import type { LinkAccount, LinkProvider } from '@smile/contract/widget';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { refreshAccount, resendCode, submitCode } from '../actions.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCountdown } from '../use-countdown.ts';
import { useSubmission } from '../use-submission.ts';
import type { WidgetContext } from '../widget-context.ts';
import styles from './mfa-screen.module.css';

/** More cells would be too narrow on a small phone. */
const maxCells = 8;

interface MfaScreenProps {
  ctx: WidgetContext;
  provider: LinkProvider;
  account: LinkAccount;
}

export function MfaScreen({ ctx, provider, account }: MfaScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, problem, submit } = useSubmission();
  const left = useCountdown(account.mfa?.expiresAt ?? '');
  const hasExpired = left === 0;

  // Asks the server, which decides whether the code has really expired.
  useEffect(() => {
    if (!hasExpired) return;
    const timer = setInterval(() => refreshAccount(ctx, provider, account.id).catch(() => {}), 2000);
    return () => clearInterval(timer);
  }, [ctx, provider, account.id, hasExpired]);

  const length = account.mfa?.codeLength;

  function enter(value: string): void {
    setCode(value);
    // The last digit submits the code, also after a correction.
    if (length && value.length === length && value !== code && !isBusy) send(value);
  }

  function send(value: string): void {
    setError(null);
    submit(() => submitCode(ctx, provider, account.id, value.trim()));
  }

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim()) send(code);
    else {
      setError(translate('Please enter the code.'));
      form.current?.querySelector('input')?.focus();
    }
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <ScreenLayout
        picture={<ProviderLogo name={provider.name} logoUrl={provider.logoUrl} size="large" />}
        title={translate('Enter your verification code')}
        actions={
          <>
            {problem && <Notice kind="error" text={problem} />}
            <Button type="submit" isBusy={isBusy} onClick={handleSubmit}>
              {translate('Continue')}
            </Button>
            <ResendButton
              resendAt={account.mfa?.resendAt ?? ''}
              onResend={() => {
                setCode('');
                setError(null);
                return resendCode(ctx, provider, account.id);
              }}
            />
          </>
        }
      >
        <p className={styles.prompt}>
          {account.mfa?.prompt
            ? translate(account.mfa.prompt)
            : translate('{provider} has sent you a code.', { provider: provider.name })}
        </p>
        {account.errorCode === 'INVALID_MFA' && !isBusy && (
          <Notice kind="error" text={translate('That code was not accepted. Check it and enter it again.')} />
        )}
        {length && length <= maxCells ? (
          <CodeField
            label={translate('Verification code')}
            length={length}
            value={code}
            error={error}
            onChange={enter}
          />
        ) : (
          <TextField
            name="code"
            label={translate('Verification code')}
            type="text"
            inputMode={length ? 'numeric' : undefined}
            maxLength={50}
            autoComplete="one-time-code"
            isLarge
            value={code}
            error={error}
            onChange={(text) => enter(length ? readCode(text, length) : toAsciiDigits(text))}
          />
        )}
        {left !== null && (
          <p className={styles.countdown} role="timer">
            {hasExpired
              ? translate('This code has expired. Ask for a new one.')
              : translate('The code is valid for {time}', { time: formatTime(left) })}
          </p>
        )}
      </ScreenLayout>
    </form>
  );
}

function ResendButton({ resendAt, onResend }: { resendAt: string; onResend: () => Promise<void> }) {
  const { isBusy, problem, submit } = useSubmission();
  const [isSent, setIsSent] = useState(false);
  const left = useCountdown(resendAt) ?? 0;
  return (
    <>
      <Button
        kind="plain"
        isBusy={isBusy}
        isDisabled={left > 0}
        onClick={() => submit(() => onResend().then(() => setIsSent(true)))}
      >
        {left > 0 ? translate('Send a new code in {time}', { time: formatTime(left) }) : translate('Send a new code')}
      </Button>
      <p className={styles.sent} role="status">
        {isSent && !isBusy && !problem ? translate('A new code is on its way.') : ''}
      </p>
      {problem && <Notice kind="error" text={problem} />}
    </>
  );
}

function formatTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
