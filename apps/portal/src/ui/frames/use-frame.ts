import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const patienceMs = 15_000;

export interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
  /** It takes longer than usual. It is waited for all the same: a slow network may still bring it. */
  isLate: boolean;
  /** Counts the loads; the frame's key, so that a restart loads it anew. */
  attempt: number;
  restart: () => void;
  send: (message: object) => void;
}

/**
 * Speaks with a frame of another origin: hears only this frame, from its own origin, and sends only to it.
 * `onMessage` answers whether the message says that the frame is ready.
 */
export function useFrame(frameUrl: string, onMessage: (message: unknown) => boolean): Frame {
  const { origin } = new URL(frameUrl);
  const ref = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [readyAttempt, setReadyAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState(0);
  const isReady = readyAttempt === attempt;

  const hear = useEffectEvent((event: MessageEvent) => {
    if (!ref.current || event.source !== ref.current.contentWindow || event.origin !== origin) return;
    if (onMessage(event.data)) setReadyAttempt(attempt);
  });
  useEffect(() => {
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateAttempt(attempt), patienceMs);
    return () => clearTimeout(timer);
  }, [isReady, attempt]);

  const send = useCallback((message: object) => ref.current?.contentWindow?.postMessage(message, origin), [origin]);
  return {
    ref,
    isReady,
    isLate: lateAttempt === attempt && !isReady,
    attempt,
    restart: () => setAttempt(attempt + 1),
    send,
  };
}
