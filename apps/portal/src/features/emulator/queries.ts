import { accountsApi } from '@smile/contract/accounts';
import { archivesApi } from '@smile/contract/archives';
import { CallError, urlOf } from '@smile/contract/call';
import { maxPageSize } from '@smile/contract/common';
import type { EmulatorCall } from '@smile/contract/emulator';
import type { AnswerOf, CallInput, Endpoint } from '@smile/contract/endpoint';
import { portalUsersApi, usersApi } from '@smile/contract/users';
import { callApi } from '../../api/call-api.ts';
import { readApiMode, readMode } from '../../api/session.ts';
import { type EmulatedUser, storeEmulatedUser } from './emulated-user.ts';

type ReportCall = (call: EmulatorCall) => void;

/** Loads the emulator's end user for this developer and mode; `isFresh` creates a new one. */
export async function loadEmulatedUser(report: ReportCall, isFresh = false): Promise<EmulatedUser> {
  const input = { query: { mode: readApiMode() }, body: { isFresh } };
  const { userId, token } = await callAndReport(report, portalUsersApi.emulate, input);
  const user = { userId, token: token.accessToken };
  storeEmulatedUser(user);
  return user;
}

/** Loads an end user of the developer's server, with a token for that user. */
export async function loadCreatedUser(report: ReportCall, userId: string): Promise<EmulatedUser> {
  const { accessToken } = await callAndReport(report, usersApi.createToken, { query: { userId } });
  return { userId, token: accessToken };
}

/** Revokes everything that the emulated user shared, then continues with a fresh user. */
export async function replaceEmulatedUser(report: ReportCall, userId: string): Promise<EmulatedUser> {
  const query = { userId, size: maxPageSize };
  const { items } = await callAndReport(report, accountsApi.list, { query });
  for (const { id, connection } of items) {
    if (connection.status !== 'DISCONNECTED') await callAndReport(report, accountsApi.revoke, { params: { id } });
  }
  const archives = await callAndReport(report, archivesApi.list, { query });
  for (const { id, state } of archives.items) {
    if (state.status !== 'REVOKED') await callAndReport(report, archivesApi.revoke, { params: { id } });
  }
  return loadEmulatedUser(report, true);
}

async function callAndReport<E extends Endpoint & { auth: 'openApi' | 'developer' }>(
  report: ReportCall,
  target: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  const startedMs = performance.now();
  const openApi = readMode() === 'Production' ? '/open/v1' : '/sandbox/v1';
  const api = target.auth === 'developer' ? '/developer/v1' : openApi;
  const path = api + urlOf(target.path, input.params as Record<string, unknown>, undefined);
  const done = (status: number) =>
    report({ method: target.method, path, status, durationMs: Math.round(performance.now() - startedMs) });
  try {
    const { data } = await callApi(target, input);
    done(target.status ?? 200);
    return data;
  } catch (error) {
    done(error instanceof CallError ? error.status : 0);
    throw error;
  }
}
