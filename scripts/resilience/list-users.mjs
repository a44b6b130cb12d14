import { callOrThrow } from './http-call.mjs';

/** Every user of the tenant, page by page, as `[{ id, externalMetadata }]`. */
export async function listAllUsers(url, authorization) {
  const users = [];
  for (let cursor = ''; cursor !== null; ) {
    const page = await callOrThrow(`${url}/sandbox/v1/users?size=150&cursor=${cursor}`, { authorization });
    users.push(...page.items);
    cursor = page.nextCursor;
  }
  return users;
}

/** Reports acknowledged users that are missing and users stored twice. */
export function findLosses(users, acknowledged) {
  const ids = new Set(users.map((user) => user.id));
  const references = users.map((user) => user.externalMetadata.reference);
  return {
    lost: [...acknowledged.keys()].filter((id) => !ids.has(id)),
    doubled: users.length - ids.size + (references.length - new Set(references).size),
  };
}
