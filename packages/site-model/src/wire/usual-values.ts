/** Wire values that are constant unless a client sent others. */
export const usualScene = { reference: 'Scene_1', name: 'Default Scene' };
export const usualModule = { title: 'Default Module Title' };
export const usualDate = { dateFormat: 'date-string' };
