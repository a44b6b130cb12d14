import styles from './header-button.module.css';
import { Icon, type IconName } from './icon.tsx';

interface HeaderButtonProps {
  label: string;
  icon: IconName;
  onClick: () => void;
}

export function HeaderButton({ label, icon, onClick }: HeaderButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
