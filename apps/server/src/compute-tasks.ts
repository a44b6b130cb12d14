import { readAdapterAnswer } from './connectors/http-adapter/read-answer.ts';
import { deriveItems } from './features/user-data/derive-items.ts';
import { prepareSite } from './features/wink-sites/prepare-site.ts';
import { readLookupAnswer } from './lookup-sources/http-adapter/read-answer.ts';
import { judgeAnswers } from './platform/judge-answers.ts';

/** Work whose size an outsider decides. */
export const computeTasks = { deriveItems, judgeAnswers, prepareSite, readAdapterAnswer, readLookupAnswer };

export const quickTasks = ['judgeAnswers'] as const;
