import { readText } from '@smile/site-model/values';
import { useContext, useState } from 'react';
import { translate } from '../../../../languages/translate.ts';
import { FileButton } from '../../../../widget/archives/file-button.tsx';
import { readPage } from '../../../../widget/archives/read-page.ts';
import { Button } from '../../../../widget/ui/button.tsx';
import { ValuesContext } from '../../../texts/flow-text.tsx';
import field from '../../field.module.css';
import { FieldFrame, type FieldProps } from '../../field-frame.tsx';
import styles from './file-field.module.css';
import { FileRow } from './file-row.tsx';
import { useFiles } from './use-files.ts';

const hasTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** File and photo upload that runs in the background while the visitor continues. */
export function FileField({ input, value, error, onChange }: FieldProps<readonly string[]>) {
  const { entries, loading, reload, add, remove, retry } = useFiles({ input, value, onChange });
  const [problem, setProblem] = useState<string | null>(null);
  const fieldName = readText(input.label, useContext(ValuesContext));
  const maxFiles = input.maxFiles ?? 1;
  const left = maxFiles - value.length;

  const choose = async (files: File[]) => {
    const read = await Promise.all(files.map(readPage));
    const good = read.flatMap((page) => (typeof page === 'string' ? [] : [page.file]));
    const refusal = read.find((page) => typeof page === 'string');
    setProblem(refusal ?? (good.length > left ? tooMany(maxFiles) : null));
    if (good.length > 0) add(good.slice(0, left));
  };
  const button = {
    subject: translate('for {field}', { field: fieldName }),
    isDisabled: input.isDisabled,
    describedBy: error ? `${input.id}-error` : undefined,
    onFiles: (files: File[]) => void choose(files),
  };
  const isSending = entries.some(({ state }) => state === 'sending');
  const hasFailed = entries.some(({ state }) => state === 'failed');
  return (
    <FieldFrame
      input={input}
      error={error}
      kind="group"
      hint={hasFailed ? translate('Send the file again, or remove it.') : undefined}
    >
      {entries.length > 0 && (
        <ul className={styles.files}>
          {entries.map((entry) => (
            <FileRow key={entry.id} entry={entry} onRemove={() => remove(entry.id)} onRetry={() => retry(entry.id)} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className={styles.buttons}>
          <FileButton
            {...button}
            id={input.id}
            kind="secondary"
            icon="records"
            label={translate(maxFiles > 1 ? 'Choose files' : 'Choose a file')}
            isMultiple={maxFiles > 1}
          />
          {hasTouch && (
            <FileButton {...button} kind="secondary" icon="camera" label={translate('Take a photo')} isCamera />
          )}
        </div>
      )}
      <p className={field.hint}>
        {maxFiles > 1
          ? translate('PDF, PNG or JPG, at most 15 MB, up to {count} files', { count: maxFiles })
          : translate('PDF, PNG or JPG, at most 15 MB')}
      </p>
      <p className={styles.problem} role="alert">
        {problem && translate(problem)}
      </p>
      <p className={styles.status} role="status">
        {loading === 'waiting' && translate('Loading your files…')}
        {loading === 'failed' && translate('Your files could not be loaded.')}
        {isSending && translate('Sending…')}
        {!isSending &&
          !hasFailed &&
          entries.length > 0 &&
          translate(entries.length === 1 ? 'The file is here.' : 'All files are here.')}
      </p>
      {loading === 'failed' && (
        <Button kind="secondary" onClick={reload}>
          {translate('Try again')}
        </Button>
      )}
    </FieldFrame>
  );
}

function tooMany(maxFiles: number): string {
  return maxFiles === 1
    ? translate('Only one file is needed here.')
    : translate('At most {count} files can be added here.', { count: maxFiles });
}
