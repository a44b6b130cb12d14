import { readAdapterAnswer } from './connectors/http-adapter/read-answer.ts';
import { deriveItems } from './features/user-data/derive-items.ts';
import { compareDraft, rebaseDraft } from './features/wink-sites/compare-draft.ts';
import { prepareSite } from './features/wink-sites/prepare-site.ts';
import { readLookupAnswer } from './lookup-sources/http-adapter/read-answer.ts';
import { judgeAnswers } from './platform/judge-answers.ts';

/** Work whose size an outsider decides. */
export const computeTasks = {
  compareDraft,
  deriveItems,
  judgeAnswers,
  prepareSite,
  readAdapterAnswer,
  readLookupAnswer,
  rebaseDraft,
};

export const quickTasks = ['judgeAnswers'] as const;
