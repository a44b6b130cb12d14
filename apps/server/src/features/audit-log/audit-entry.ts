export interface AuditEntry {
  /** `noun.verb`, such as `api-key.create`. */
  action: string;
  entityType: string;
  entityId: string;
  /** The changed fields before and after; never secrets or personal data. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}
