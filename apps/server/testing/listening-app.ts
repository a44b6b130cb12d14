import type { AddressInfo } from 'node:net';
import { createTestTenant } from './tenant.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export interface ListeningApp {
  app: TestApp;
  port: number;
  /** `Basic …` of a tenant's Sandbox key pair. */
  authorization: string;
}

/** A separate app that listens on a port, for tests that send raw bytes. */
export async function startListeningApp(): Promise<ListeningApp> {
  const app = await createTestApp();
  await app.portal.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.portal.server.address() as AddressInfo;
  return { app, port, authorization: (await createTestTenant(app)).basic.SANDBOX };
}
