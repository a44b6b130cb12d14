import type { archiveReadingsApi } from '@smile/contract/archive-readings';
import type { AnswerOf } from '@smile/contract/endpoint';

export type Change = AnswerOf<typeof archiveReadingsApi.live>;

export const topic = 'archives';
