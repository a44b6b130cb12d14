// No schemas here: pages import this to parse their address before the rest is loaded.

/** Maximum length of a search text for answers. */
export const maxAnswerSearch = 200;

/** `DECLINED` are the failures that reached an ending with the outcome "declined". */
export const answerOutcomes = ['SUCCESS', 'DECLINED', 'FAILURE', 'IN_PROGRESS', 'REVOKED'] as const;
