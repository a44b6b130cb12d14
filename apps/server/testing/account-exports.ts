import { setImmediate } from 'node:timers/promises';
import { accountExportsApi, type ExportExtensionType } from '@smile/contract/account-exports';
import { request, type TestAnswer } from './request.ts';
import type { TestApp } from './test-app.ts';

/** Asks for an export, which a job writes while the request waits. */
export async function exportTestAccount(
  app: TestApp,
  input: { authorization: string | undefined; id: string; exportExtensionType: ExportExtensionType },
): Promise<TestAnswer<typeof accountExportsApi.generate>> {
  const { authorization, id, exportExtensionType } = input;
  let isAnswered = false;
  const answer = request(app, accountExportsApi.generate, {
    authorization,
    params: { id },
    body: { exportExtensionType },
  }).finally(() => {
    isAnswered = true;
  });
  while (!isAnswered) {
    await app.runJobs();
    await setImmediate();
  }
  return answer;
}
