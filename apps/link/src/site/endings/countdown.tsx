import { useEffect, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import visuallyHidden from '../../widget/ui/visually-hidden.module.css';
import styles from './ending-screen.module.css';

interface CountdownProps {
  seconds: number;
  /** Where `onEnd` leads; the visitor sees its host. */
  url: string;
  onEnd: () => void;
}

/** Calls `onEnd` after `seconds` unless stopped. Pauses while the page is hidden. */
export function Countdown({ seconds, url, onEnd }: CountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const latestOnEnd = useRef(onEnd);
  latestOnEnd.current = onEnd;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const describe = (count: number) =>
    count === 1
      ? translate('You will be taken to {host} in 1 second.', { host })
      : translate('You will be taken to {host} in {count} seconds.', { host, count });
  // Announced once: announcing every second would drown out the rest in a screen reader.
  const firstAnnouncement = useRef(describe(seconds));
  // After mounting, because screen readers announce only changes of a status.
  useEffect(() => setAnnouncement(firstAnnouncement.current), []);
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setSecondsLeft((before) => Math.max(0, before - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isStopped]);
  useEffect(() => {
    if (secondsLeft === 0 && !isStopped) latestOnEnd.current();
  }, [secondsLeft, isStopped]);
  const stop = () => {
    setIsStopped(true);
    setAnnouncement(translate('You stay on this page.'));
  };
  return (
    <div className={styles.countdown}>
      {!isStopped && (
        <>
          <p className={styles.left} aria-hidden="true">
            {describe(secondsLeft)}
          </p>
          <progress className={styles.bar} max={seconds} value={secondsLeft} aria-hidden="true" />
          <Button kind="secondary" onClick={stop}>
            {translate('Stay on this page')}
          </Button>
        </>
      )}
      <p role="status" className={isStopped ? styles.left : visuallyHidden.text}>
        {announcement}
      </p>
    </div>
  );
}
