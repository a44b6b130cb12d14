import { Icon } from './icon.tsx';
import styles from './missing-button.module.css';

/** Last row of a list: a button for people who do not find their source. */
export function MissingButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {text}
      <Icon name="chevron" size={20} />
    </button>
  );
}
