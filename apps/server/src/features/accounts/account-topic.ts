/** Topic with the ids of changed accounts. */
export const accountTopic = 'accounts';
