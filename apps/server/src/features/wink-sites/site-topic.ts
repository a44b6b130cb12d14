export const topic = 'wink-sites';
