import { expect, inject, it } from 'vitest';
import { openServerDatabase } from '../../src/platform/db/open-database.ts';
import { createLog } from '../../src/platform/log.ts';
import { copyTestDatabase } from './copy-database.ts';

const log = createLog('silent');

it.skipIf(!('serverUrl' in inject('testDatabase')))(
  'delivers a hint to every process once, and those of one time together',
  async () => {
    const url = await copyTestDatabase('empty');
    const [own, other] = [openServerDatabase(url, 2, log), openServerDatabase(url, 2, log)];
    const heard = { own: [] as string[], other: [] as string[] };
    own.onNotify('topic', (payload) => heard.own.push(payload));
    other.onNotify('topic', (payload) => heard.other.push(payload));
    await Promise.all([own.listen(), other.listen()]);
    const scope = { kind: 'system' } as const;
    for (const payload of ['a', 'b', 'b', 'c']) own.in(scope).hint('topic', payload);
    await own.transaction(scope, async (db) => db.hint('topic', 'd'));
    await other.in(scope).notify('topic', 'end');
    await expect.poll(() => heard.own).toEqual(['a', 'b', 'b', 'c', 'd', 'end']);
    await expect.poll(() => heard.other.filter((payload) => payload !== 'end')).toEqual(['a', 'b', 'c', 'd']);
    await Promise.all([own.close(), other.close()]);
  },
);
