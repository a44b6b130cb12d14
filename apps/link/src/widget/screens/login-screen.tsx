import type { LinkProvider, LoginOption } from '@smile/contract/widget';
import { type SyntheticEvent, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { labelDataPoints } from '../datapoint-labels.ts';
import { Button } from '../ui/button.tsx';
import { Chips } from '../ui/chips.tsx';
import { Notice } from '../ui/notice.tsx';
import { ProviderLogo } from '../ui/provider-logo.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSubmission } from '../use-submission.ts';
import styles from './login-screen.module.css';

interface LoginScreenProps {
  provider: LinkProvider;
  option: LoginOption;
  companyName: string;
  draft: Record<string, string>;
  onSubmit: (credentials: Record<string, string>) => Promise<void>;
}

export function LoginScreen({ provider, option, companyName, draft, onSubmit }: LoginScreenProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(draft);
  const [visited, setVisited] = useState<string[]>([]);
  const { isBusy, problem, submit } = useSubmission();
  const missing = option.fields.filter((field) => !values[field.name]?.trim()).map((field) => field.name);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setVisited(option.fields.map((field) => field.name));
    if (missing[0]) form.current?.querySelector<HTMLInputElement>(`[name="${CSS.escape(missing[0])}"]`)?.focus();
    else submit(() => onSubmit(values));
  }

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={handleSubmit}>
      <ScreenLayout
        picture={<ProviderLogo name={provider.name} logoUrl={provider.logoUrl} size="large" />}
        title={translate('Sign in to {provider}', { provider: provider.name })}
        actions={
          <>
            {problem && <Notice kind="error" text={problem} />}
            <Button type="submit" isBusy={isBusy} onClick={handleSubmit}>
              {translate('Connect')}
            </Button>
          </>
        }
      >
        <p className={styles.hint}>
          {translate(
            'Use the details you sign in to {provider} with. They go to {provider} only; {company} never sees them.',
            { provider: provider.name, company: companyName },
          )}
        </p>
        {option.fields.map((field) => (
          <TextField
            key={field.name}
            name={field.name}
            label={translate(field.label)}
            type={field.type}
            autoComplete={field.autocomplete}
            value={values[field.name] ?? ''}
            error={
              visited.includes(field.name) && missing.includes(field.name)
                ? translate('Please enter your {field}.', { field: inline(translate(field.label)) })
                : null
            }
            onChange={(value) => setValues((typed) => ({ ...typed, [field.name]: value }))}
          />
        ))}
        <div className={styles.shared}>
          <h2>{translate('Shared with {company}', { company: companyName })}</h2>
          <Chips labels={labelDataPoints(provider.supported)} />
        </div>
      </ScreenLayout>
    </form>
  );
}

/** Lower-cases a label within a sentence: "mobile number", but "SSS number" keeps its capitals. */
function inline(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
