/** On which who waits for a connection hears the ids of those that changed. */
export const accountTopic = 'accounts';
