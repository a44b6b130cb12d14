import type { Role } from '@smile/contract/common';

export const roleLabels: Record<Role, string> = { DEVELOPER: 'Developer', ADMIN: 'Admin' };
