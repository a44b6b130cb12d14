import { useBuilderStore } from '../store/use-builder.ts';
import type { CheckResult } from './prove-request.ts';

/**
 * Opens the place of a result, or plays the visit that demonstrates it.
 * @param onLeave closes the list of results
 */
export function useResultActions(onLeave: () => void) {
  const store = useBuilderStore();
  const goTo = ({ screenId, componentId, itemIndex }: CheckResult) => {
    const { setPreviewing, select, showScreen, openNextItem } = store.getState();
    onLeave();
    setPreviewing(false);
    if (screenId === null) return select({ kind: 'site' });
    showScreen(screenId);
    if (componentId !== null) select({ kind: 'component', id: componentId });
    if (itemIndex !== null) openNextItem(itemIndex);
  };
  const play = ({ example }: CheckResult) => {
    onLeave();
    if (example) store.getState().playExample(example.answers, example.query, example.linked);
  };
  return { goTo, play };
}
