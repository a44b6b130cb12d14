/** Folders that may grow without limit, with the reason. */
export const growingFolders = {
  'packages/contract/src': 'one module per noun of the API, found by its name',
};

/** Folders with more than 25 code files, with their number. Numbers may only fall; see `folders.mjs`. */
export const largeFolders = {
  'packages/site-model/src': 53,
};

/** Lines of more than 200 characters, by workspace. Numbers may only fall; see `lines.mjs`. */
export const longLines = {
  'apps/portal': 17,
  'apps/server': 254,
  bench: 340,
  'packages/contract': 6,
  'packages/sdk': 1,
  scripts: 3,
};

/** Short files that one other file uses, with the reason why they stay apart; see `fragments.mjs`. */
export const fragments = {
  'apps/portal/src/features/invites/batch/write-contacts.ts': 'contacts-csv.ts names what loads with the first file',
};
