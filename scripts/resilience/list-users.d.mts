export interface ListedUser {
  id: string;
  externalMetadata: Record<string, string>;
}

export function listAllUsers(url: string, authorization: string): Promise<ListedUser[]>;
