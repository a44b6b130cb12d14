import { prepareSite } from './features/wink-sites/prepare-site.ts';
import { judgeAnswers } from './platform/judge-answers.ts';

/** Work whose size an outsider decides. */
export const computeTasks = { judgeAnswers, prepareSite };

export const quickTasks = ['judgeAnswers'] as const;
