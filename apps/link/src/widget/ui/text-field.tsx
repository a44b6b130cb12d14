import { useId, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

interface TextFieldProps {
  name: string;
  label: string;
  type: 'text' | 'email' | 'tel' | 'password';
  autoComplete: string;
  value: string;
  error: string | null;
  inputMode?: 'numeric' | undefined;
  maxLength?: number;
  isLarge?: boolean;
  /** Suggestions; other values are allowed. */
  suggestions?: string[];
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A labelled input; passwords can be revealed. */
export function TextField({ name, label, type, error, isLarge, suggestions, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          name={name}
          className={`${styles.input} ${isSecret ? styles.secret : ''} ${isLarge ? styles.large : ''}`}
          type={isSecret && isShown ? 'text' : type}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          list={suggestions && `${id}-list`}
          aria-required="true"
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {suggestions && (
          <datalist id={`${id}-list`}>
            {suggestions.map((value) => (
              <option key={value} value={value} />
            ))}
          </datalist>
        )}
        {isSecret && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={
              isShown ? translate('Hide {field}', { field: label }) : translate('Show {field}', { field: label })
            }
            onClick={() => setIsShown(!isShown)}
          >
            <Icon name={isShown ? 'eyeOff' : 'eye'} />
          </button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
