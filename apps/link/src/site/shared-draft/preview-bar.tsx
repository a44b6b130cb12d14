import styles from './shared-draft.module.css';

interface PreviewBarProps {
  expiresAt: string;
  onStartOver: () => void;
}

/** Says on every screen that this is a preview. */
export function PreviewBar({ expiresAt, onStartOver }: PreviewBarProps) {
  const until = new Date(expiresAt).toLocaleString('en', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <section className={styles.bar} aria-label="About this preview">
      <p>
        <strong>Preview of a draft.</strong> Nothing you enter is stored. Open until {until}.
      </p>
      <button type="button" className={styles.again} onClick={onStartOver}>
        Start over
      </button>
    </section>
  );
}
