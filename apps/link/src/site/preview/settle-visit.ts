import { play, type VisitEvent } from '../player.ts';
import type { Visit } from '../visit.ts';
import { type Catalogue, endOf } from './previewed-visit.ts';

/** Runs the effects of a step without a server: submissions are stored and the session ends at once. */
export function settleVisit([visit, effects]: ReturnType<typeof play>, catalogue: Catalogue): Visit {
  return effects.reduce((after, effect) => {
    if (effect.type === 'send') {
      const stored: VisitEvent = { type: 'stored', ordinal: effect.submission.ordinal, next: { end: true } };
      return settleVisit(play(after, stored), catalogue);
    }
    if (effect.type !== 'finish') return after;
    const end = endOf(after, catalogue, effect.outcome === 'SUCCESS');
    return settleVisit(play(after, { type: 'finished', end }), catalogue);
  }, visit);
}
