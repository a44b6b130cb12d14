import type { AddressInfo } from 'node:net';
import { createTestTenant } from './tenant.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface ListeningApp {
  app: TestApp;
  port: number;
  /** `Basic …` of a tenant's key pair of Sandbox. */
  authorization: string;
}

/** An app of its own that listens, for tests that say bytes for themselves. */
export async function startListeningApp(): Promise<ListeningApp> {
  const app = await createTestApp();
  await app.portal.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.portal.server.address() as AddressInfo;
  return { app, port, authorization: (await createTestTenant(app)).basic.SANDBOX };
}
