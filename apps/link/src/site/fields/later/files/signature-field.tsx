import { readText } from '@smile/site-model/values';
import { useContext, useRef, useState } from 'react';
import { translate } from '../../../../languages/translate.ts';
import { Button } from '../../../../widget/ui/button.tsx';
import { ValuesContext } from '../../../texts/flow-text.tsx';
import field from '../../field.module.css';
import { FieldFrame, type FieldProps } from '../../field-frame.tsx';
import { toSignatureFile, writeName } from './draw-signature.ts';
import styles from './signature-field.module.css';
import { SignaturePad } from './signature-pad.tsx';
import { useFiles } from './use-files.ts';

/** Debounce: lets people lift the pen between strokes without uploading each one. */
const pauseMs = 1000;

type Way = 'draw' | 'type';

/** A drawn or typed signature, uploaded as an image in the background. */
export function SignatureField({ input, value, error, onChange }: FieldProps<readonly string[]>) {
  const { entries, loading, reload, replace, remove, retry } = useFiles({ input, value, onChange });
  const [way, setWay] = useState<Way>('draw');
  const [name, setName] = useState('');
  /** A signature from an earlier screen or page load is shown as an image. */
  const [isKept, setIsKept] = useState(value.length > 0);
  const pad = useRef(0);
  const fieldName = readText(input.label, useContext(ValuesContext));
  const [entry] = entries;

  const keep = (canvas: HTMLCanvasElement) => replace(toSignatureFile(canvas), pauseMs);
  const clear = () => value.forEach(remove);
  const startOver = (next: Way = way) => {
    clear();
    setIsKept(false);
    setName('');
    setWay(next);
    pad.current += 1;
  };
  const type = (text: string) => {
    setName(text);
    if (text.trim() === '') clear();
    else keep(writeName(text.trim()));
  };
  /** This control gets the focus when the signature is missing. */
  const first = { id: input.id, 'aria-describedby': error ? `${input.id}-error` : undefined };
  return (
    <FieldFrame input={input} error={error} kind="group">
      {isKept && value.length > 0 ? (
        <div className={styles.kept}>
          {entry?.url ? (
            <img src={entry.url} alt={translate('{field}, as you signed', { field: fieldName })} />
          ) : (
            <div className={styles.pad} />
          )}
          {!input.isDisabled && (
            <div className={styles.ways}>
              <button type="button" {...first} onClick={() => startOver()}>
                {translate('Sign again')}
              </button>
            </div>
          )}
        </div>
      ) : (
        <>
          <div className={styles.ways}>
            {(['draw', 'type'] as const).map((each) => (
              <button
                key={each}
                type="button"
                {...(each === 'draw' && first)}
                disabled={input.isDisabled}
                aria-pressed={way === each}
                onClick={() => way !== each && startOver(each)}
              >
                {translate(each === 'draw' ? 'Draw' : 'Type')}
              </button>
            ))}
          </div>
          {way === 'draw' ? (
            <SignaturePad
              key={pad.current}
              label={translate('{field}: draw here, or choose Type', { field: fieldName })}
              isWrong={error !== null}
              isDisabled={input.isDisabled}
              onDrawn={keep}
            />
          ) : (
            <input
              className={`${field.control} ${styles.typed}`}
              aria-label={translate('{field}: type your name', { field: fieldName })}
              aria-invalid={error ? true : undefined}
              disabled={input.isDisabled}
              placeholder={translate('Your full name')}
              autoComplete="name"
              maxLength={100}
              dir="auto"
              value={name}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
          {entry && way === 'draw' && (
            <Button kind="secondary" onClick={() => startOver()}>
              {translate('Clear')}
            </Button>
          )}
        </>
      )}
      <p className={styles.note} role="status">
        {loading === 'waiting' && translate('Loading your signature…')}
        {loading === 'failed' && translate('Your signature could not be loaded.')}
        {entry?.state === 'sending' && translate('Saving your signature…')}
        {entry?.state === 'stored' && translate('Your signature is saved.')}
        {entry?.state === 'failed' && `${translate('Your signature is not saved.')} ${translate(entry.message ?? '')}`}
      </p>
      {loading === 'failed' && (
        <Button kind="secondary" onClick={reload}>
          {translate('Try again')}
        </Button>
      )}
      {entry?.state === 'failed' && entry.canRetry && (
        <Button kind="secondary" onClick={() => retry(entry.id)}>
          {translate('Try again')}
        </Button>
      )}
    </FieldFrame>
  );
}
