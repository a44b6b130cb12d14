import { Icon } from './icon.tsx';
import styles from './missing-button.module.css';

/** Ends a list: leads to who does not find theirs in it. */
export function MissingButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {text}
      <Icon name="chevron" size={20} />
    </button>
  );
}
