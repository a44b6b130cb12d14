/** Folders that may grow without limit, with the reason. */
export const growingFolders = {
  'packages/contract/src': 'one module per noun of the API, found by its name',
};

/** Folders with more than 25 code files, with their number. Numbers may only fall; see `folders.mjs`. */
export const largeFolders = {
  'packages/site-model/src': 52,
};

/** Maximum number of files with up to 12 lines; see `fragments.mjs`. */
export const maxSmallFiles = 62;

/** Short files that one other file uses, with the reason why they stay apart; see `fragments.mjs`. */
export const fragments = {};
