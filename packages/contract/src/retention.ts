/** For so long is kept what end users share. */
export const keptDays = 60;
