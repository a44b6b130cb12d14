import { usageApi } from '@smile/contract/usage';
import { beforeAll, expect, it } from 'vitest';
import { request } from '../../testing/request.ts';
import { createTestTenant } from '../../testing/tenant.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { allowanceCommands } from './allowance-commands.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function run(name: string, ...given: string[]): Promise<string[]> {
  const lines: string[] = [];
  const command = allowanceCommands.find((candidate) => candidate.name === name);
  if (command?.kind !== 'database') throw new Error(`There is no command ${name}.`);
  await command.run(app.deps, given, (line) => lines.push(line));
  return lines;
}

it('sets, closes and opens the allowances of a tenant in a mode', async () => {
  const { tenantId, developer } = await createTestTenant(app);
  await run('set-allowance', tenantId, 'production', 'CreateInvite', '7');
  await run('close-action', tenantId, 'production', 'CreateMaw');
  await run('set-allowance', tenantId, 'production', 'ConnectAccount', 'unmetered');
  const query = { mode: 'PRODUCTION' as const };
  const { data } = await request(app, usageApi.summary, { authorization: developer, query });
  expect(data.actionUsageSummaries).toContainEqual({
    action: 'CreateInvite',
    enabled: true,
    usageDetail: { remainVolume: 7, totalVolume: 7 },
  });
  const lines = await run('list-allowances', tenantId, 'PRODUCTION');
  expect(lines).toContain('CreateMaw\tclosed\t100 of 100 left');
  expect(lines).toContain('ConnectAccount\topen\tunmetered');
  await run('open-action', tenantId, 'production', 'CreateMaw');
  expect(await run('list-allowances', tenantId, 'PRODUCTION')).toContain('CreateMaw\topen\t100 of 100 left');
});

it.each([
  [['nobody', 'SANDBOX', 'CreateMaw', '5'], 'cannot be found'],
  [['tenant', 'TEST', 'CreateMaw', '5'], 'The mode must be one of SANDBOX, PRODUCTION.'],
  [['tenant', 'SANDBOX', 'Fly', '5'], 'The action must be one of CreateWebhook'],
  [['tenant', 'SANDBOX', 'CreateMaw', '-5'], 'The total must be a number'],
])('refuses %j', async (given, message) => {
  await expect(run('set-allowance', ...given)).rejects.toThrow(message);
});
