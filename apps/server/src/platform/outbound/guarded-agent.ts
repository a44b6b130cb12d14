import { isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector } from 'undici';
import { ipLiteralOf, isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The host is, or resolves to, an address that customers' URLs may not reach. */
export class RefusedAddressError extends Error {}

interface GuardOptions {
  allowPrivate: boolean;
  resolve: ResolveHost;
  connectTimeoutMs: number;
}

/** Idle connections are kept for a moment only: a receiver that closes one just then would cost an attempt. */
const keepAliveMs = 1000;

/**
 * Connections to customers' hosts. The address is resolved and judged at the moment of connecting and it is the one
 * that is connected to, so that a name whose answer changes after a check gains nothing.
 */
export function createGuardedAgent({ allowPrivate, resolve, connectTimeoutMs }: GuardOptions): Agent {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);
  const lookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname)
      .then((addresses) => {
        if (!addresses.every(isAllowed)) throw new RefusedAddressError(hostname);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      })
      .catch((error) => done(error, '', 0));
  };
  const connect = buildConnector({ lookup, autoSelectFamily: true, timeout: connectTimeoutMs });
  return new Agent({
    connect(options, done) {
      const literal = ipLiteralOf(options.hostname);
      if (literal && !isAllowed(literal)) done(new RefusedAddressError(literal), null);
      else connect(options, done);
    },
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: keepAliveMs,
  });
}
