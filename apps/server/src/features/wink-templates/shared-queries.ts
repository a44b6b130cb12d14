import sql, { type Sql } from 'sql-template-tag';

/** For a statement about what uses templates: joins one, as `template`, to rows that name it. */
export function joinTemplate({ tenantId, mode, id }: Record<'tenantId' | 'mode' | 'id', Sql>): Sql {
  return sql`
    left join wink_templates template
      on template.tenant_id = ${tenantId} and template.id = ${id} and template.mode = ${mode}`;
}
