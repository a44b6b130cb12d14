import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import { type LoadPart, usePart } from '../widget-step/use-part.ts';
import styles from './field.module.css';

/** Wraps a field that has its own chunk and reserves its space until the chunk has loaded. */
export function onDemandField<Props extends object>(load: LoadPart<Props>) {
  return (props: Props) => {
    const [hasFailed, retry] = usePart(load);
    if (load.part) return <load.part {...props} />;
    if (!hasFailed) return <div className={styles.space} />;
    return (
      <Button kind="secondary" onClick={retry}>
        {translate('Load this field again')}
      </Button>
    );
  };
}
