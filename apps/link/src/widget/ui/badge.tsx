import styles from './badge.module.css';
import { Icon, type IconName } from './icon.tsx';

/** Round icon of a result screen. */
export function Badge({ icon, kind }: { icon: IconName; kind: 'accent' | 'danger' | 'neutral' }) {
  return (
    <span className={`${styles.badge} ${styles[kind]}`}>
      <Icon name={icon} size={36} />
    </span>
  );
}
