import type { Role } from '@smile/contract/common';
import type { Developer } from '@smile/contract/developers';
import type { Context } from '../../context.ts';
import { toApiTime } from '../../platform/clock.ts';
import { withShownUrl } from '../../platform/files/stored-url.ts';

export interface DeveloperRow {
  id: string;
  tenantId: string;
  role: Role;
  status: Developer['status'];
  emailAddress: string;
  firstName: string;
  lastName: string;
  title: string;
  displayName: string;
  headImageUrl: string | null;
  mobileNumber: string | null;
  createdAt: Date;
  updatedAt: Date;
  passwordUpdatedAt: Date;
  hasTwoStep: boolean;
}

export function toDeveloper({ config }: Pick<Context, 'config'>, row: DeveloperRow): Developer {
  return {
    ...withShownUrl(config, row, 'headImageUrl'),
    createdAt: toApiTime(row.createdAt),
    updatedAt: toApiTime(row.updatedAt),
    passwordUpdatedAt: toApiTime(row.passwordUpdatedAt),
  };
}

export interface Person {
  firstName: string;
  lastName: string;
  title: string;
  passwordHash: string | null;
}
