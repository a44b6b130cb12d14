import sql, { type Sql } from 'sql-template-tag';

/** SQL fragment: joins a template, as `template`, to rows with its id. */
export function joinTemplate({ tenantId, mode, id }: Record<'tenantId' | 'mode' | 'id', Sql>): Sql {
  return sql`
    left join wink_templates template
      on template.tenant_id = ${tenantId} and template.id = ${id} and template.mode = ${mode}`;
}
