import { StartFailedScreen } from '../../widget/screens/start-failed-screen.tsx';
import { StartingScreen } from '../../widget/screens/starting-screen.tsx';
import { type LoadPart, usePart } from './use-part.ts';

interface LazyPartProps<Props extends object> {
  load: LoadPart<Props>;
  props: Props;
  onExit: () => void;
}

/** Loads a part of the page when it is first shown; offers a retry on failure. */
export function LazyPart<Props extends object>({ load, props, onExit }: LazyPartProps<Props>) {
  const [hasFailed, onRetry] = usePart(load);
  if (load.part) return <load.part {...props} />;
  if (!hasFailed) return <StartingScreen />;
  return <StartFailedScreen onRetry={onRetry} onExit={onExit} />;
}
