import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ScreenLayout } from '../ui/screen-layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSubmission } from '../use-submission.ts';
import styles from './login-screen.module.css';

interface EmployerSurveyScreenProps {
  companyName: string;
  onAnswer: (employerName: string) => Promise<void>;
  /** Suggests employer names for the typed text. */
  suggest: (name: string, signal: AbortSignal) => Promise<string[]>;
  onBack: () => void;
}

const minLength = 2;
const maxLength = 120;
const pauseMs = 200;

/** Helps people whose source is not listed to find it or report it as missing. */
export function EmployerSurveyScreen({ companyName, onAnswer, suggest, onBack }: EmployerSurveyScreenProps) {
  const [employerName, setEmployerName] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isBusy, problem, submit } = useSubmission();
  const typed = employerName.trim();
  const suggestions = useSuggestions(typed, suggest);
  const isTooShort = typed.length < minLength;

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (!isTooShort) submit(() => onAnswer(typed));
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <ScreenLayout
        title={translate("Can't find your account?")}
        actions={
          <>
            {problem && <Notice kind="error" text={problem} />}
            <Button type="submit" isBusy={isBusy} onClick={handleSubmit}>
              {translate('Send')}
            </Button>
            <Button kind="secondary" onClick={onBack}>
              {translate('Back to the list')}
            </Button>
          </>
        }
      >
        <p>
          {translate(
            'Search for the full name or a part of it, and look under All: an employer may be listed by the name of its payroll system.',
          )}
        </p>
        <p>
          {translate(
            'If it is not there, it cannot be connected yet. Tell us which one you were looking for, so that it can be added. {company} can tell you another way to share your records.',
            { company: companyName },
          )}
        </p>
        <TextField
          name="employerName"
          label={translate('Employer or company')}
          type="text"
          autoComplete="organization"
          maxLength={maxLength}
          suggestions={suggestions}
          value={employerName}
          error={isChecked && isTooShort ? translate('Please enter the name of your employer or company.') : null}
          onChange={setEmployerName}
        />
      </ScreenLayout>
    </form>
  );
}

/** Debounced; drops responses to outdated input. */
function useSuggestions(typed: string, suggest: EmployerSurveyScreenProps['suggest']): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const ask = useRef(suggest);
  ask.current = suggest;
  useEffect(() => {
    if (typed.length < minLength) return setSuggestions([]);
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const names = await ask.current(typed, leaving.signal);
      if (!leaving.signal.aborted) setSuggestions(names);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return suggestions;
}
