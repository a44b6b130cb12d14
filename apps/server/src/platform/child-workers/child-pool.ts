import { createOwnerTurns } from '../limits/owner-turns.ts';
import { type Child, ChildFailure, type ChildSettings, startChild } from './child.ts';

export interface PoolSettings extends ChildSettings {
  /** Maximum processes; each starts when first needed. */
  size: number;
  /** Replaces a process after this many tasks, or when it has grown beyond this size. */
  recycle: { afterTasks: number; beyondBytes: number };
  /** Ends a process that has been idle this long. */
  idleMs: number;
  /** Maximum queued tasks per owner; unlimited by default. */
  maxWaitingPerOwner?: number;
  /** Called for each replaced process: worn out by tasks or memory, or dead. */
  onReplace?: (reason: 'WORN' | 'DIED') => void;
}

export interface RunOptions<Progress> {
  onProgress?: (progress: Progress) => void;
  /** Large input of the task, copied to the process in parts. */
  parts?: readonly unknown[];
  /** Owners take turns, so that one with many tasks does not delay others. */
  owner?: string;
  /** Called when the task is assigned a process. */
  onStart?: () => void;
}

/**
 * Runs tasks in processes that may crash without affecting this one. Owners take turns; one owner's tasks run in order.
 */
export interface ChildPool<Task, Result, Progress> {
  /** @throws ChildFailure when the process dies during the task; Error when the task itself fails */
  run(task: Task, options?: RunOptions<Progress>): Promise<Result>;
  /** Ends every process; running and waiting tasks fail. */
  close(): Promise<void>;
}

interface Place {
  child: Child;
  tasks: number;
  idle: NodeJS.Timeout | null;
}

export function createChildPool<Task, Result, Progress>(settings: PoolSettings): ChildPool<Task, Result, Progress> {
  const places = new Set<Place>();
  const free: Place[] = [];
  const waiting = createOwnerTurns<{ take(place: Place): void; fail(error: Error): void }>();
  const { maxWaitingPerOwner = Number.POSITIVE_INFINITY } = settings;
  let isClosed = false;

  const start = (): Place => {
    const place: Place = { child: startChild(settings), tasks: 0, idle: null };
    places.add(place);
    return place;
  };

  const end = async (place: Place) => {
    if (place.idle) clearTimeout(place.idle);
    places.delete(place);
    await place.child.kill();
  };

  const takePlace = (owner: string): Promise<Place> => {
    if (isClosed) return Promise.reject(closed());
    for (let place = free.pop(); place; place = free.pop()) {
      if (place.idle) clearTimeout(place.idle);
      if (!place.child.isDead()) return Promise.resolve(place);
      places.delete(place);
    }
    if (places.size < settings.size) return Promise.resolve(start());
    if (waiting.countOf(owner) >= maxWaitingPerOwner) return Promise.reject(busy());
    return new Promise((take, fail) => waiting.add(owner, { take, fail }));
  };

  const givePlace = async (place: Place, memoryBytes: number) => {
    const { afterTasks, beyondBytes } = settings.recycle;
    const isDead = place.child.isDead();
    const isWorn = isDead || place.tasks >= afterTasks || memoryBytes > beyondBytes;
    if (isWorn) {
      if (!isClosed) settings.onReplace?.(isDead ? 'DIED' : 'WORN');
      await end(place);
    }
    const next = isClosed ? undefined : waiting.next();
    if (next) next.take(isWorn ? start() : place);
    else if (!isWorn) {
      place.idle = setTimeout(() => void end(removeFrom(free, place)), settings.idleMs);
      place.idle.unref();
      free.push(place);
    }
  };

  return {
    async run(task, { onProgress = () => undefined, onStart, parts = [], owner = '' } = {}) {
      const place = await takePlace(owner);
      onStart?.();
      place.tasks += 1;
      let memoryBytes = 0;
      try {
        const done = await place.child.run(task, (progress) => onProgress(progress as Progress), parts);
        memoryBytes = done.memoryBytes;
        return done.result as Result;
      } finally {
        await givePlace(place, memoryBytes);
      }
    },
    async close() {
      isClosed = true;
      for (let each = waiting.next(); each; each = waiting.next()) each.fail(closed());
      await Promise.all([...places].map(end));
    },
  };
}

function removeFrom(list: Place[], place: Place): Place {
  list.splice(list.indexOf(place), 1);
  return place;
}

function closed(): ChildFailure {
  return new ChildFailure('CLOSED', 'The processes were ended.');
}

function busy(): ChildFailure {
  return new ChildFailure('BUSY', 'Too many tasks of this owner are waiting.');
}
