import type { AuditAction } from '@smile/contract/audit-log';

export interface AuditEntry {
  action: AuditAction;
  entityType: string;
  entityId: string;
  /** The changed fields before and after; never secrets or personal data. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}
