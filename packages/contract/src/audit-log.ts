import { z } from 'zod';
import { dateRangeQuery, dateTimeSchema, idSchema, listOf, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

const fields = z.record(z.string(), z.unknown()).nullable();

const auditEntrySchema = z
  .object({
    id: z.string(),
    action: z.string().describe('`noun.verb`, such as `api-key.create`.'),
    actorKind: z.enum(['developer', 'apiKey', 'user', 'system', 'anonymous']),
    actorId: z.string().nullable(),
    actorName: z.string().nullable().describe('The address of a member who is still in the team.'),
    ipAddress: z.string().nullable(),
    entityType: z.string(),
    entityId: z.string(),
    before: fields.describe('The changed fields before; never secrets.'),
    after: fields.describe('The changed fields after; never secrets.'),
    createdAt: dateTimeSchema,
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

export const auditPageSize = 50;

export const auditLogApi = {
  list: endpoint({
    operationId: 'listAuditLog',
    summary: 'Who changed what, newest first',
    tag: 'Audit log',
    method: 'GET',
    path: '/auditLog',
    auth: 'developer',
    role: 'ADMIN',
    query: pageQuery(auditPageSize).extend({
      action: z.string().min(1).max(100).optional(),
      actorId: idSchema.optional(),
      ...dateRangeQuery.shape,
    }),
    answer: listOf(auditEntrySchema),
  }),
} as const;
