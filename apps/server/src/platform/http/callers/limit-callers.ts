import type { Context } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { networksOf } from '../../limits/networks-of.ts';

/**
 * Limits concurrent uses per caller. The returned function takes one use and returns a function that releases it, once.
 * @throws ApiError REQUEST_LIMIT_EXCEEDED from that function
 */
export function createCallerLimit(limit: number): (ctx: Pick<Context, 'actor' | 'ip' | 'nameActor'>) => () => void {
  const counts = new Map<string, number>();
  return (ctx) => {
    const caller = ctx.nameActor(ctx.actor) ?? networksOf(ctx.ip)[0].key;
    const count = counts.get(caller) ?? 0;
    if (count >= limit) throw new ApiError('REQUEST_LIMIT_EXCEEDED');
    counts.set(caller, count + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = counts.get(caller)! - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    };
  };
}
