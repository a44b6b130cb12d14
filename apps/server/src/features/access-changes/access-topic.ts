export const accessChangedTopic = 'access-changed';
