import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ipLiteralOf, isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The host is, or resolves to, an address that customers' URLs may not call. */
export class RefusedAddressError extends Error {}

/** The host name has no address. */
export class UnresolvedHostError extends Error {}

interface GuardOptions {
  allowPrivate: boolean;
  resolve: ResolveHost;
}

export interface GuardedAgents {
  /** @throws RefusedAddressError for a URL that names a refused address */
  request(url: URL, options: http.RequestOptions): http.ClientRequest;
  destroy(): void;
}

/** Idle connections are kept only briefly, since a receiver that closes one just then would cost an attempt. */
const keepAlive = { keepAlive: true, timeout: 1000 };

/**
 * Agents for customers' hosts. They resolve and check the address when connecting and connect to exactly that address,
 * so that changing the DNS answer after a check does not help an attacker.
 */
export function createGuardedAgents({ allowPrivate, resolve }: GuardOptions): GuardedAgents {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);
  const lookup = createLookup(resolve, isAllowed);
  const plain = new http.Agent({ ...keepAlive, lookup } as http.AgentOptions);
  const secure = new https.Agent({ ...keepAlive, lookup } as https.AgentOptions);
  return {
    request(url, options) {
      // Sockets skip the lookup for IP addresses, so they are checked here.
      const literal = ipLiteralOf(url.hostname);
      if (literal && !isAllowed(literal)) throw new RefusedAddressError(literal);
      const isSecure = url.protocol === 'https:';
      const hostname = literal ?? url.hostname;
      const { port, pathname, search } = url;
      const target = { ...options, hostname, port, path: pathname + search };
      return isSecure ? https.request({ ...target, agent: secure }) : http.request({ ...target, agent: plain });
    },
    destroy() {
      plain.destroy();
      secure.destroy();
    },
  };
}

function createLookup(resolve: ResolveHost, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname).then(
      (addresses) => {
        if (!addresses.every(isAllowed)) return done(new RefusedAddressError(hostname), '', 0);
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        if (options.all) done(null, found);
        else done(null, found[0]!.address, found[0]!.family);
      },
      (error) => done(new UnresolvedHostError(hostname, { cause: error }), '', 0),
    );
  };
}
