import sql, { raw, type Sql } from 'sql-template-tag';
import type { Database } from '../../src/platform/db/core/database.ts';
import type { RecordedQuery } from './record-queries.ts';

export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Sort Key'?: string[];
  Alias?: string;
  Plans?: PlanNode[];
}

export interface Plan {
  /** Scans of tables, with index and index condition. */
  scans: { table: string; type: string; index: string | null; condition: string }[];
  sorts: string[];
}

/**
 * The plan when full scans and sorts are disabled: any that remain have no suitable index. With few rows, PostgreSQL
 * would prefer both.
 */
export async function readPlan(database: Database, { scope, statement }: RecordedQuery): Promise<Plan> {
  return database.transaction(scope, async (db) => {
    await db.query(sql`set local enable_seqscan = off`);
    await db.query(sql`set local enable_sort = off`);
    await db.query(sql`set local enable_incremental_sort = off`);
    const [row] = await db.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain(statement));
    const nodes = listNodes(row!['QUERY PLAN'][0].Plan);
    const sorts = nodes.filter((node) => /Sort$/.test(node['Node Type']));
    return { scans: scansOf(nodes), sorts: sorts.flatMap((node) => node['Sort Key']?.join(', ') ?? []) };
  });
}

function explain(statement: Sql): Sql {
  return sql`${raw('explain (format json)')} ${statement}`;
}

export function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

function scansOf(nodes: PlanNode[]): Plan['scans'] {
  return nodes
    .filter((node) => /Scan$/.test(node['Node Type']) && node['Relation Name'])
    .map((node) => ({
      table: node['Relation Name']!,
      type: node['Node Type'],
      // For a bitmap scan, the child node names the index.
      index: listNodes(node).find((part) => part['Index Name'])?.['Index Name'] ?? null,
      condition: listNodes(node)
        .map((part) => part['Index Cond'] ?? '')
        .join(' '),
    }));
}
