import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const lateAfterMs = 15_000;

export interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  isReady: boolean;
  /** True for a late frame, which may still arrive on a slow network. */
  isLate: boolean;
  /** Number of loads, used as the frame's key, so that a restart reloads it. */
  attempt: number;
  restart: () => void;
  send: (message: object) => void;
}

/**
 * Exchanges messages with a frame of another origin: accepts them only from this frame and its origin, and sends only
 * to it. `onMessage` returns true for the frame's ready message.
 */
export function useFrame(frameUrl: string, onMessage: (message: unknown) => boolean): Frame {
  const { origin } = new URL(frameUrl);
  const ref = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const [readyAttempt, setReadyAttempt] = useState(0);
  const [lateAttempt, setLateAttempt] = useState(0);
  const isReady = readyAttempt === attempt;

  const receive = useEffectEvent((event: MessageEvent) => {
    if (!ref.current || event.source !== ref.current.contentWindow || event.origin !== origin) return;
    if (onMessage(event.data)) setReadyAttempt(attempt);
  });
  useEffect(() => {
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setLateAttempt(attempt), lateAfterMs);
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
