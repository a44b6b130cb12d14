import { useEffect, useRef, useState } from 'react';
import { translate } from '../../languages/translate.ts';
import { Button } from '../../widget/ui/button.tsx';
import hidden from '../../widget/ui/visually-hidden.module.css';
import styles from './ending-screen.module.css';

interface CountdownProps {
  seconds: number;
  url: string;
  onEnd: () => void;
}

/** Calls `onEnd` after `seconds` unless stopped. Pauses while the page is hidden. */
export function Countdown({ seconds, url, onEnd }: CountdownProps) {
  const [left, setLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  const [said, setSaid] = useState('');
  const end = useRef(onEnd);
  end.current = onEnd;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const text = (count: number) =>
    count === 1
      ? translate('You will be taken to {host} in 1 second.', { host })
      : translate('You will be taken to {host} in {count} seconds.', { host, count });
  // Announced once: announcing every second would drown out the rest in a screen reader.
  const announcement = useRef(text(seconds));
  useEffect(() => setSaid(announcement.current), []);
  useEffect(() => {
    if (isStopped) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setLeft((before) => Math.max(0, before - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isStopped]);
  useEffect(() => {
    if (left === 0 && !isStopped) end.current();
  }, [left, isStopped]);
  const stop = () => {
    setIsStopped(true);
    setSaid(translate('You stay on this page.'));
  };
  return (
    <div className={styles.countdown}>
      {!isStopped && (
        <>
          <p className={styles.left} aria-hidden="true">
            {text(left)}
          </p>
          <progress className={styles.bar} max={seconds} value={left} aria-hidden="true" />
          <Button kind="secondary" onClick={stop}>
            {translate('Stay on this page')}
          </Button>
        </>
      )}
      <p role="status" className={isStopped ? styles.left : hidden.text}>
        {said}
      </p>
    </div>
  );
}
