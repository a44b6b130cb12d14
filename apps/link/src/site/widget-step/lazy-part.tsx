import { type ComponentType, useEffect, useState } from 'react';
import { loadPart } from '../../load-part.ts';
import { StartFailedScreen } from '../../widget/screens/start-failed-screen.tsx';
import { StartingScreen } from '../../widget/screens/starting-screen.tsx';

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  onExit: () => void;
}

/** Loads a part of the page when it is first shown; offers a retry on failure. */
export function LazyPart<Props extends object>({ load, props, onExit }: LazyPartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    loadPart(load)
      .then((part) => isCurrent && setPart(() => part))
      .catch(() => isCurrent && setFailedAttempt(attempt));
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  if (Part) return <Part {...props} />;
  if (failedAttempt !== attempt) return <StartingScreen />;
  return <StartFailedScreen onRetry={() => setAttempt(attempt + 1)} onExit={onExit} />;
}
