import { accountExportsApi, type ExportExtensionType } from '@smile/contract/account-exports';
import { runJobsUntil } from './jobs.ts';
import { request, type TestAnswer } from './request.ts';
import type { TestApp } from './test-app.ts';

/** Requests an export, which a job writes while the request waits. */
export function exportTestAccount(
  app: TestApp,
  input: { authorization: string | undefined; id: string; exportExtensionType: ExportExtensionType },
): Promise<TestAnswer<typeof accountExportsApi.generate>> {
  const { authorization, id, exportExtensionType } = input;
  const params = { id };
  return runJobsUntil(
    app,
    request(app, accountExportsApi.generate, { authorization, params, body: { exportExtensionType } }),
  );
}
