import { planNodeJobs } from '../../jobs/node-jobs.ts';
import type { RunScript } from '../core/database.ts';
import { areTenantNodesPrepared, namedSequences } from './node-needs.ts';

export interface Distribution {
  /** The first table that is distributed; the others are colocated with it. */
  tenantTable: string;
  /** Copied to every node. */
  reference: readonly string[];
  /** On the coordinator, and usable from every node. */
  coordinator: readonly string[];
  /** On the coordinator, and usable there alone. */
  local: readonly string[];
}

export interface Step {
  /** For the operator. */
  text: string;
  statements: string[];
  /** It creates what each node needs besides the distributed tables; nodes of this release stay as they are. */
  isForNode?: boolean;
}

interface Table {
  name: string;
  hasTenant: boolean;
  /** Known to the coordinator's catalogue of distributed, reference and shared tables. */
  isPlaced: boolean;
  /** Tables that its foreign keys refer to. */
  targets: string[];
}

/** Whether the database has the extension Citus. */
export async function isCitus(run: RunScript): Promise<boolean> {
  const [row] = await run("select to_regclass('pg_catalog.pg_dist_partition') is not null as found");
  return row!.found === true;
}

/** Null when the database can be distributed. */
export async function findObstacle(run: RunScript): Promise<string | null> {
  if (!(await isCitus(run))) return 'it has no extension Citus. Run on the coordinator: create extension citus.';
  const [row] = await run(`
    select exists (select from pg_dist_node where groupid = 0) as "hasCoordinator",
      (select groupid = 0 from pg_dist_local_group) as "isCoordinator",
      exists (select from pg_dist_node where groupid = 0 and shouldhaveshards) as "isNode",
      exists (select from pg_dist_node where groupid > 0 and isactive and shouldhaveshards) as "hasNodes"`);
  if (!row!.isCoordinator) return 'it is no coordinator. Name the coordinator.';
  if (!row!.hasCoordinator)
    return 'its nodes cannot reach it. Run: select citus_set_coordinator_host(its host, its port).';
  if (row!.isNode)
    return "it would have shards itself. Run: select citus_set_node_property(its host, its port, 'shouldhaveshards', false).";
  if (!row!.hasNodes) return 'it has no nodes. Run: select citus_add_node(host, port).';
  const [unsafe] = await run(`
    select string_agg(nodename || ':' || nodeport, ', ' order by nodename, nodeport) as nodes
    from run_command_on_all_nodes('show synchronous_commit') join pg_dist_node using (nodeid) where result = 'off'`);
  // A node that moves a shard reads the log as far as it is written: it would miss the latest commits.
  if (unsafe!.nodes) return `synchronous_commit is off on ${unsafe!.nodes}, which loses writes. Turn it on there.`;
  return null;
}

/** Whether the steps change nodes without tenants only, so that processes may serve meanwhile. */
export async function affectsOnlyNewNodes(run: RunScript, steps: Step[]): Promise<boolean> {
  return steps.every(({ isForNode }) => isForNode) && (await areTenantNodesPrepared(run));
}

/** Tables by name, without partitions. */
export async function listTables(run: RunScript): Promise<Table[]> {
  const placed = (await isCitus(run)) ? 'exists (select from pg_dist_partition where logicalrelid = c.oid)' : 'false';
  const rows = await run(`
    select c.relname::text as name, ${placed} as "isPlaced",
      exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped) as "hasTenant",
      array(select f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as targets
    from pg_class c
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and c.relname <> 'jobs_from_nodes'
    order by c.relname`);
  return rows as unknown as Table[];
}

/** Everything that is still to be done, in the order of the foreign keys; nothing on a distributed database. */
export async function planDistribution(run: RunScript, distribution: Distribution): Promise<Step[]> {
  const tables = await listTables(run);
  const waiting = tables.filter(({ isPlaced }) => !isPlaced);
  const named = (names: readonly string[]) => waiting.filter(({ name }) => names.includes(name));
  const { tenantTable, reference, coordinator } = distribution;
  return [
    ...(await planRoles(run)),
    ...(await planSequences(run)),
    ...named(reference).map(({ name }) => ({
      text: `copy to every node: ${name}`,
      statements: [`select create_reference_table('${name}')`],
    })),
    ...sortByReference(
      waiting.filter((table) => isDistributed(table, distribution)),
      tenantTable,
    ).map((name) => ({
      text: `distribute by tenant: ${name}`,
      statements: [
        name === tenantTable
          ? `select create_distributed_table('${name}', 'tenant_id')`
          : `select create_distributed_table('${name}', 'tenant_id', colocate_with => '${tenantTable}')`,
      ],
    })),
    ...named(coordinator).map(({ name }) => ({
      text: `keep on the coordinator, usable from every node: ${name}`,
      statements: [`select citus_add_local_table_to_metadata('${name}')`],
    })),
    ...(await planJobs(run)),
    ...(await planFunctions(run)),
    ...(await planTruncation(run)),
  ];
}

export function isDistributed({ name, hasTenant }: Table, { reference }: Distribution): boolean {
  return hasTenant && !reference.includes(name);
}

/** Each after those that it refers to, `first` before all others. */
function sortByReference(tables: Table[], first: string): string[] {
  const sorted = tables.filter(({ name }) => name === first).map(({ name }) => name);
  let rest = tables.filter(({ name }) => name !== first);
  while (rest.length > 0) {
    const free = rest.filter(({ targets }) => !rest.some(({ name }) => targets.includes(name)));
    if (free.length === 0) throw new Error(`tables refer to each other: ${rest.map(({ name }) => name).join(', ')}`);
    sorted.push(...free.map(({ name }) => name));
    rest = rest.filter((table) => !free.includes(table));
  }
  return sorted;
}

/** Nodes contact each other as the current role. */
async function planRoles(run: RunScript): Promise<Step[]> {
  const roles = await run(`
    select rolname::text as name from pg_roles
    where rolname in ('smile_tenant', 'smile_system') and not rolcanlogin order by 1`);
  return roles.map(({ name }) => ({
    text: `allow login between nodes: ${name}`,
    statements: [`alter role ${name} login`],
  }));
}

async function planJobs(run: RunScript): Promise<Step[]> {
  const statements = await planNodeJobs(run);
  return statements.length === 0
    ? []
    : [{ text: 'create on every node: jobs of its tenants', statements, isForNode: true }];
}

async function planSequences(run: RunScript): Promise<Step[]> {
  const sequences = await run(namedSequences);
  const missing: Step[] = [];
  for (const { name } of sequences) {
    const [found] = await run(`
      select count(*) filter (where result <> '') < count(*) as "isMissing"
      from run_command_on_all_nodes($$ select to_regclass('public.${name}') $$)`);
    const create = `create sequence if not exists public.${name}`;
    if (found!.isMissing)
      missing.push({
        text: `create on every node: ${name}`,
        statements: [onAllNodes(create)],
        isForNode: true,
      });
  }
  return missing;
}

/** Raises where a node refuses the command, which Citus only reports. */
function onAllNodes(command: string): string {
  return `do $$
    declare refusal text;
    begin
      select string_agg(result, '; ') into refusal from run_command_on_all_nodes('${command}') where not success;
      if refusal is not null then raise exception 'a node refused: %', refusal; end if;
    end $$`;
}

/** Those that depend on tables are not sent to the nodes before the tables are distributed. */
async function planFunctions(run: RunScript): Promise<Step[]> {
  const functions = await run(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      and not exists (select from pg_catalog.pg_dist_object where classid = 'pg_proc'::regclass and objid = p.oid)
    order by 1`);
  return functions.map(({ name }) => ({
    text: `create on every node: ${name}`,
    statements: [`select create_distributed_function('${name}')`],
  }));
}

/** The nodes have the rows that these tables had on the coordinator. */
async function planTruncation(run: RunScript): Promise<Step[]> {
  const left = await run(`
    select logicalrelid::regclass::text as name from pg_dist_partition
    where (partmethod = 'h' or repmodel = 't') and pg_relation_size(logicalrelid) > 0 order by 1`);
  if (left.length === 0) return [];
  const statements = left.map(({ name }) => `select truncate_local_data_after_distributing_table('${name}')`);
  return [{ text: 'remove what the coordinator has of the distributed rows', statements }];
}

/** Each statement commits by itself, so that an interrupted run goes on. */
export async function distributeTables(run: RunScript, steps: Step[], done: (step: Step) => void): Promise<void> {
  await run('set statement_timeout = 0; set lock_timeout = 0; set citus.enable_unsafe_triggers = on');
  const take = async (step: Step) => {
    for (const statement of step.statements) await run(statement);
    done(step);
  };
  for (const step of steps) await take(step);
  for (const step of await planTruncation(run)) await take(step);
}
