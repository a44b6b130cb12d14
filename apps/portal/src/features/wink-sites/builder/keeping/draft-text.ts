import dayjs from 'dayjs';
import type { DraftState } from '../store/builder-state.ts';

/** Whether what is here is kept: the same words beside Save and on leaving. */
export function textOfDraft(draft: DraftState, isNew: boolean): string {
  if (draft.kind === 'failed') return 'Draft not saved';
  if (draft.kind === 'saved')
    return `${isNew ? 'Kept in this browser' : 'Draft saved'} ${dayjs(draft.at).format('HH:mm')}`;
  return draft.kind === 'none' ? '' : 'Saving draft…';
}
