import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Owner } from '../../limits/owner-turns.ts';
import { createTurns, type Urgency } from './turns.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** One slot, and the order in which waiters got it. */
async function queue(...waiting: (Urgency | [Urgency, Owner])[]) {
  const turns = createTurns<string>(1, 1000);
  const { leave } = await turns.take('first', null);
  const order: string[] = [];
  const pending = waiting.map(async (waiter, at) => {
    const [urgency, owner] = Array.isArray(waiter) ? waiter : [waiter, null];
    const turn = await turns.take(urgency, owner);
    order.push(`${owner ?? urgency} ${at}`);
    turn.leave();
  });
  return { turns, leave, order, all: Promise.all(pending) };
}

describe('turns', () => {
  it('admits everyone while slots are free', async () => {
    const turns = createTurns(2, 1000);
    await Promise.all([turns.take('low', null), turns.take('first', null)]);
  });

  it('keeps first-in, first-out order within a priority', async () => {
    const { leave, order, all } = await queue('first', 'first', 'first');
    leave();
    await all;
    expect(order).toEqual(['first 0', 'first 1', 'first 2']);
  });

  it('serves tenants in turn, so that one with many waiters does not delay another', async () => {
    const many = Array.from({ length: 4 }, (): [Urgency, Owner] => ['first', 'many']);
    const { leave, order, all } = await queue(...many, ['first', 'few'], ['reading', 'many'], ['reading', 'few']);
    leave();
    await all;
    expect(order.join(', ')).toBe('many 5, many 0, few 6, few 4, many 1, many 2, many 3');
  });

  it('gives work of no tenant every second turn', async () => {
    const { leave, order, all } = await queue(['first', 'a'], ['first', 'b'], 'first', 'first', 'first', [
      'first',
      'c',
    ]);
    leave();
    await all;
    expect(order.join(', ')).toBe('first 2, a 0, first 3, b 1, first 4, c 5');
  });

  it('rejects late waiters of each tenant', async () => {
    const { turns, leave, order, all } = await queue(['first', 'a'], ['first', 'b'], ['low', 'b']);
    const refused = expect(all).rejects.toThrow('timeout exceeded');
    vi.advanceTimersByTime(1000);
    await refused;
    const next = turns.take('first', 'a');
    leave();
    (await next).leave();
    expect(order).toEqual([]);
  });

  it('serves interactive work before earlier background work', async () => {
    const { leave, order, all } = await queue('low', 'low', 'first');
    leave();
    await all;
    expect(order).toEqual(['first 2', 'low 0', 'low 1']);
  });

  it('lets a read overtake other waiters, but never two reads in a row', async () => {
    const { leave, order, all } = await queue('first', 'first', 'low', 'first', 'reading', 'reading', 'reading');
    leave();
    await all;
    expect(order.join(', ')).toBe('reading 4, first 0, reading 5, first 1, reading 6, first 3, low 2');
  });

  it('hands the held value to the next waiter, or back when no one waits', async () => {
    const turns = createTurns<string>(1, 1000);
    const { leave } = await turns.take('first', null);
    const next = turns.take('first', null);
    expect(leave('connection')).toBeNull();
    const turn = await next;
    expect(turn.held).toBe('connection');
    expect(turn.leave('connection')).toBe('connection');
    expect((await turns.take('first', null)).held).toBeNull();
  });

  it('gives every fifth turn to background work that has waited long enough', async () => {
    const { leave, order, all } = await queue('low', 'low', ...Array.from({ length: 9 }, () => 'first' as const));
    vi.advanceTimersByTime(25);
    leave();
    await all;
    expect(order.map((turn) => turn.split(' ')[0]).join(' ')).toBe(
      'first first first low first first first first low first first',
    );
  });

  it('rejects a waiter after the timeout and serves the next', async () => {
    const { turns, leave, all } = await queue('first');
    const refused = expect(all).rejects.toThrow('timeout exceeded');
    vi.advanceTimersByTime(1000);
    await refused;
    const next = turns.take('first', null);
    leave();
    (await next).leave();
  });

  it('counts a slot released twice once', async () => {
    const turns = createTurns(1, 1000);
    const { leave } = await turns.take('first', null);
    leave();
    leave();
    await turns.take('first', null);
    const second = expect(turns.take('first', null)).rejects.toThrow('timeout');
    vi.advanceTimersByTime(1000);
    await second;
  });
});
