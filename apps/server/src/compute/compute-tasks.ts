import { readAdapterAnswer } from '../connectors/http-adapter/read-answer.ts';
import { writeReport } from '../features/account-reports/write-report.ts';
import { writeAnswers } from '../features/site-answers/write-answers.ts';
import { deriveItems } from '../features/user-data/derive-items.ts';
import { compareDraft, rebaseDraft } from '../features/wink-sites/compare-draft.ts';
import { compilePages, prepareSite } from '../features/wink-sites/prepare-site.ts';
import { readLookupAnswer } from '../lookup-sources/http-adapter/read-answer.ts';
import { checkPatterns } from '../platform/check-patterns.ts';

/** Tasks that run in a child process, because input from outside decides how long they take. */
export const computeTasks = {
  compareDraft,
  compilePages,
  deriveItems,
  checkPatterns,
  prepareSite,
  readAdapterAnswer,
  readLookupAnswer,
  rebaseDraft,
  writeAnswers,
  writeReport,
};

/** Process pool of each task, so that it does not wait behind longer ones; the others run in the `long` pool. */
export const taskPools = {
  compareDraft: 'pages',
  compilePages: 'pages',
  checkPatterns: 'quick',
  prepareSite: 'pages',
  rebaseDraft: 'pages',
  writeAnswers: 'print',
  writeReport: 'print',
} as const;
