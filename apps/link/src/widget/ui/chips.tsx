import styles from './chips.module.css';

/** A list of short words, as many on a line as fit. */
export function Chips({ labels }: { labels: string[] }) {
  return (
    <ul className={styles.chips}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
