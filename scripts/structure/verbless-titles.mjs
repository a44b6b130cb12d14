/** Titles of tests without a verb at the start, by folder. Numbers may only fall; see `titles.mjs`. */
export const verblessTitles = {
};
