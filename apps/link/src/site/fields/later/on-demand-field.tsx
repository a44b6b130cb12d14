import { type ComponentType, useEffect, useState } from 'react';
import { translate } from '../../../languages/translate.ts';
import { loadPart } from '../../../load-part.ts';
import { Button } from '../../../widget/ui/button.tsx';
import field from '../field.module.css';
import type { FieldProps } from '../field-frame.tsx';

/** Wraps a field that has its own chunk and reserves its space until the chunk has loaded. */
export function onDemandField<Value>(load: () => Promise<ComponentType<FieldProps<Value>>>) {
  let loaded: ComponentType<FieldProps<Value>> | null = null;
  return function OnDemandField(props: FieldProps<Value>) {
    const [Part, setPart] = useState(() => loaded);
    const [hasFailed, setHasFailed] = useState(false);
    useEffect(() => {
      if (Part || hasFailed) return;
      loadPart(load)
        .then((part) => {
          loaded = part;
          setPart(() => part);
        })
        .catch(() => setHasFailed(true));
    }, [Part, hasFailed]);
    if (Part) return <Part {...props} />;
    if (!hasFailed) return <div className={field.space} />;
    return (
      <Button kind="secondary" onClick={() => setHasFailed(false)}>
        {translate('Load this field again')}
      </Button>
    );
  };
}
