import { useEffect, useState } from 'react';
import { loadPart } from '../../load-part.ts';
import { StartFailedScreen } from '../screens/start-failed-screen.tsx';
import { StartingScreen } from '../screens/starting-screen.tsx';
import type { UploadScreensProps } from './upload-screens.tsx';

type Screens = typeof import('./upload-screens.tsx').UploadScreens;

let loaded: Screens | null = null;

/** Document screens are a separate chunk that most people never load. */
export function LazyUploadScreens(props: UploadScreensProps) {
  const [Screens, setScreens] = useState<Screens | null>(() => loaded);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);

  useEffect(() => {
    if (loaded) return;
    let isCurrent = true;
    loadPart(() => import('./upload-screens.tsx'))
      .then((part) => {
        loaded = part.UploadScreens;
        if (isCurrent) setScreens(() => part.UploadScreens);
      })
      .catch(() => isCurrent && setFailedAttempt(attempt));
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (Screens) return <Screens {...props} />;
  if (failedAttempt !== attempt) return <StartingScreen />;
  return <StartFailedScreen onRetry={() => setAttempt(attempt + 1)} onExit={() => props.onClose('error')} />;
}
