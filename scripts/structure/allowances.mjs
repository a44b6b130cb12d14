/** Folders that may grow without limit, with the reason. */
export const growingFolders = {
  'packages/contract/src': 'one module per noun of the API, found by its name',
};

/** Folders with more than 25 code files, with their number. Numbers may only fall; see `folders.mjs`. */
export const largeFolders = {
  'apps/server/src/features/document-reading': 70,
  'apps/server/src/features/document-reading/completion': 61,
  'packages/site-model/src': 53,
  'apps/server/src/features/document-reading/picture': 51,
  'apps/portal/src/features/wink-sites': 48,
  'apps/portal/src/app': 38,
  'apps/portal/src/features/scanned-documents': 42,
  'apps/server/testing': 39,
  'apps/portal/src/features/users': 38,
  e2e: 38,
  'bench/documents': 37,
  'apps/link/src/widget': 37,
  'apps/server/src/features/document-reading/assignment': 37,
  'apps/server/src/features/document-reading/recognise': 37,
  'apps/server/src/platform/http': 37,
  'apps/portal/src/features/lookups': 36,
  'apps/portal/src/features/webhooks': 35,
  bench: 33,
  'apps/portal/src/features/invites': 32,
  scripts: 32,
  'scripts/structure': 29,
  'apps/server/src': 30,
  'apps/portal/src/features/auth': 28,
  'apps/portal/src/features/wink-sites/builder/keeping': 27,
  'apps/portal/src/features/wink-templates': 27,
  'apps/portal/src/ui/overlays': 26,
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
  'apps/portal/src/features/invites/write-contacts.ts': 'contacts-csv.ts names what loads with the first file',
  'apps/server/src/features/document-reading/assignment/in-company.ts': 'label.ts has no room for it',
};
