import { setImmediate } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { expect, inject, it } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { systemContext } from '../../context.ts';

it.runIf('snapshot' in inject('testDatabase'))(
  'lets sockets and timers run between the statements of a busy embedded database',
  async () => {
    const { db } = systemContext((await testApp()).deps);
    let answers = 0;
    const work = Array.from({ length: 40 }, async () => {
      await db.query(sql`select count(*) from generate_series(1, 30000)`);
      answers += 1;
    });
    while (answers === 0) await setImmediate();
    expect(answers).toBeLessThan(work.length);
    await Promise.all(work);
  },
);
