export interface ListedUser {
  id: string;
  externalMetadata: Record<string, string>;
}

export function listAllUsers(url: string, authorization: string): Promise<ListedUser[]>;

/** Reports acknowledged users that are missing and users stored twice. */
export function findLosses(users: ListedUser[], acknowledged: Map<string, string>): { lost: string[]; doubled: number };
