// Without schemas, for pages that read their address before the rest is loaded.

/** Longest text that answers can be searched for. */
export const maxAnswerSearch = 200;

/** `DECLINED` are the failures that came to an ending which declines. */
export const answerOutcomes = ['SUCCESS', 'DECLINED', 'FAILURE', 'IN_PROGRESS', 'REVOKED'] as const;
