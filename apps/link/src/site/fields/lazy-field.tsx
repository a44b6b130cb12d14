import { useEffect, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { loadPart } from '../../load-part.ts';
import { Button } from '../../widget/ui/button.tsx';
import styles from './field.module.css';
import type { AnyFieldProps } from './field-frame.tsx';

type LaterFields = typeof import('./later/later-field.tsx');

let loaded: LaterFields | null = null;

/** Loads the chunk with the less common fields. */
export async function loadLaterFields(): Promise<LaterFields> {
  loaded = await loadPart(() => import('./later/later-field.tsx'));
  return loaded;
}

/** A field from the lazy chunk; reserves its space while loading. */
export function LazyField(props: AnyFieldProps) {
  const [Part, setPart] = useState(() => loaded?.LaterField);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (Part || hasFailed) return;
    loadLaterFields()
      .then(({ LaterField }) => setPart(() => LaterField))
      .catch(() => setHasFailed(true));
  }, [Part, hasFailed]);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return <div className={styles.space} />;
  return (
    <Button kind="secondary" onClick={() => setHasFailed(false)}>
      {translate('Load this field again')}
    </Button>
  );
}
