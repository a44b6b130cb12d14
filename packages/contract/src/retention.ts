/** Retention of data shared by end users, in days. */
export const keptDays = 60;
