import { Icon } from './icon.tsx';
import styles from './notice.module.css';

/** A message that screen readers announce when it appears. */
export function Notice({ kind, text }: { kind: 'error' | 'warning'; text: string }) {
  return (
    <p className={`${styles.notice} ${styles[kind]}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon name="alert" size={20} />
      <span>{text}</span>
    </p>
  );
}
