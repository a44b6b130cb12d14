import { isKnownProvider, isKnownSubType } from '../../features/datasources/service/datasources.ts';
import type { LoginCase } from './cases-file.ts';
import { type Case, Fault, type Probe } from './probe.ts';

/** Cases for health, catalogue, and requests about unknown operations and providers. */
export function checkService(probe: Probe, logins: LoginCase[]): Case[] {
  return [
    ['health: says how it is', async () => void (await probe.ask({ operation: 'health', content: {} }))],
    ['catalogue: names its providers with their login options', () => checkCatalogue(probe, logins)],
    [
      'an operation that there is not: 404',
      () => expectStatus(probe, { operation: 'no-such-operation', content: {} }, [404]),
    ],
    [
      'a body that is not JSON: 400',
      () => expectStatus(probe, { operation: 'begin', content: {}, rawBody: '{' }, [400]),
    ],
    [
      'a path that is not the operation of the body: 400 or 404',
      () =>
        expectStatus(
          probe,
          { operation: 'revoke', content: {}, rawBody: JSON.stringify({ operation: 'health', key: 'k' }) },
          [400, 404],
        ),
    ],
    [
      'a provider that it does not serve: 404',
      () =>
        expectStatus(
          probe,
          { operation: 'begin', content: { providerId: 'no_such_provider', loginType: null, credentials: {} } },
          [404],
        ),
    ],
  ];
}

async function expectStatus(probe: Probe, message: Parameters<Probe['send']>[0], wanted: number[]): Promise<void> {
  const { statusCode, error } = await probe.send(message);
  if (error !== null) throw new Fault(`no answer: ${error}`);
  if (!wanted.includes(statusCode!)) throw new Fault(`status ${statusCode}, expected ${wanted.join(' or ')}`);
}

async function checkCatalogue(probe: Probe, logins: LoginCase[]): Promise<void> {
  const { providers } = await probe.ask({ operation: 'catalogue', content: {} });
  const ids = providers.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw new Fault(`${twice} appears twice`);
  for (const { id, entry, loginOptions } of providers) {
    if (!isKnownProvider(id) && !entry) throw new Fault(`${id} is not in the platform's catalogue and has no entry`);
    if (entry && !isKnownSubType(entry.subType)) throw new Fault(`${id} has the unknown subType ${entry.subType}`);
    const needsLogin = entry?.connectionType !== 'NO_NEED_LOGIN';
    if (!isKnownProvider(id) && needsLogin && loginOptions.length === 0) throw new Fault(`${id} has no login options`);
  }
  for (const { providerId, loginType, credentials } of logins) {
    const served = providers.find(({ id }) => id === providerId);
    if (!served) throw new Fault(`${providerId} of the file of cases is not named`);
    const option = served.loginOptions.find(({ type }) => loginType === undefined || type === loginType);
    if (!option) throw new Fault(`${providerId} has no login type ${loginType}`);
    const missing = option.fields.find(({ name }) => !(name in credentials));
    if (missing) throw new Fault(`the credentials of ${providerId} in the file of cases lack ${missing.name}`);
  }
}
