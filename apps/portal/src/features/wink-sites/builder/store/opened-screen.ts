import type { ScreenId } from '@smile/site-model/document';
import type { BuilderState } from './builder-state.ts';

/** A screen that is opened, with its panel. */
export function opened(id: ScreenId): Pick<BuilderState, 'currentScreenId' | 'selection'> {
  return { currentScreenId: id, selection: { kind: 'screen', id } };
}
