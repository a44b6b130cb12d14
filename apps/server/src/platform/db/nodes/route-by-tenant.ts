import type { Sql } from 'sql-template-tag';
import { ApiError } from '../../errors.ts';
import type { Database, Part, Scope, TenantId } from '../core/database.ts';
import type { Db } from '../core/db.ts';
import type { End, Placements } from './placements.ts';

type TenantScope = Extract<Scope, { kind: 'tenant' }>;
type AtPriority = (node: Database) => Database;

/** Runs the work of a tenant on the node that has its rows, and all else on the coordinator. */
export function routeByTenant(
  coordinator: Database,
  placements: Placements,
  atPriority: AtPriority = (node) => node,
): Database {
  const onNode: OnNode = async ({ tenantId }, work) => {
    try {
      return await work(atPriority(await placements.find(tenantId)));
    } catch (error) {
      // The node may have been removed.
      if (isUnavailable(error) || isRefused(error)) placements.forget(tenantId);
      throw error;
    }
  };
  return {
    ...coordinator,
    lowPriority: () => routeByTenant(coordinator.lowPriority(), placements, lowPriorityOf()),
    in: (scope) => (scope.kind === 'system' ? coordinator.in(scope) : tenantDb(coordinator, scope, onNode)),
    transaction: (scope, work) =>
      scope.kind === 'system'
        ? coordinator.transaction(scope, work)
        : onNode(scope, (node) => node.transaction(scope, work)),
    together: (scope, statements) =>
      scope.kind === 'system'
        ? coordinator.together(scope, statements)
        : onNode(scope, (node) => node.together(scope, statements)),
    isDistributed: true,
    queues: () => [coordinator, ...placements.nodes().map(atPriority)],
    onNode: (begin) => placements.follow((node) => begin(atPriority(node))),
    divide: divideByTenant,
    onNotify(topic, handler) {
      const stop = coordinator.onNotify(topic, handler);
      const unfollow = placements.follow((node) => asEnd(node.onNotify(topic, handler)));
      return () => {
        stop();
        void unfollow();
      };
    },
    async listen() {
      await coordinator.listen();
      placements.follow((node) => {
        void node.listen();
        return ended;
      });
    },
    load() {
      const loads = [coordinator, ...placements.nodes()].map((database) => database.load());
      return {
        used: loads.reduce((sum, { used }) => sum + used, 0),
        waiting: loads.reduce((sum, { waiting }) => sum + waiting, 0),
      };
    },
    refuse(reason) {
      coordinator.refuse(reason);
      placements.follow((node) => {
        node.refuse(reason);
        return ended;
      });
    },
    async close() {
      await Promise.all([coordinator, ...placements.nodes()].map((database) => database.close()));
    },
  };
}

const ended: End = async () => undefined;

function asEnd(stop: () => void): End {
  return async () => stop();
}

function divideByTenant<Row extends { tenantId: string }>(rows: Row[]): Part<Row>[] {
  const parts = new Map<string, Part<Row>>();
  for (const row of rows) {
    const tenantId = row.tenantId as TenantId;
    const part = parts.get(tenantId) ?? { scope: { kind: 'tenant', tenantId }, rows: [] };
    part.rows.push(row);
    parts.set(tenantId, part);
  }
  return [...parts.values()];
}

function lowPriorityOf(): AtPriority {
  const views = new WeakMap<Database, Database>();
  return (node) => {
    const view = views.get(node) ?? node.lowPriority();
    views.set(node, view);
    return view;
  };
}

type OnNode = <T>(scope: TenantScope, work: (node: Database) => Promise<T>) => Promise<T>;

function isUnavailable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'SERVER_UNAVAILABLE';
}

/** A single statement reaches other nodes without its tenant: those of a reference table, or the new one of a tenant. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && error.message.includes('row-level security: no tenant is set');
}

function tenantDb(coordinator: Database, scope: TenantScope, onNode: OnNode): Db {
  const query = async <Row>(statement: Sql): Promise<Row[]> => {
    try {
      return await onNode(scope, (node) => node.in(scope).query<Row>(statement));
    } catch (error) {
      if (!isRefused(error)) throw error;
      // A transaction passes the tenant on.
      const [rows] = await onNode(scope, (node) => node.together(scope, [statement]));
      return rows as Row[];
    }
  };
  return {
    ...coordinator.in(scope),
    query,
    // Workers hear it from the node, which has the job.
    hint: (topic, payload) =>
      void onNode(scope, async (node) => node.in(scope).hint(topic, payload)).catch(() => undefined),
    async send<Row>(statement: Sql, hear?: (rows: Row[]) => void) {
      const rows = await query<Row>(statement);
      hear?.(rows);
    },
  };
}
