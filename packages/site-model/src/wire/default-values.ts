/** Wire values that are constant unless a client sent others. */
export const defaultScene = { reference: 'Scene_1', name: 'Default Scene' };
export const defaultModule = { title: 'Default Module Title' };
export const defaultDate = { dateFormat: 'date-string' };
