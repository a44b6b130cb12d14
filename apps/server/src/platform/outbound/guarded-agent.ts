import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ipLiteralOf, isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** The host is, or resolves to, an address that customers' URLs may not reach. */
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

/** Idle connections are kept for a moment only: a receiver that closes one just then would cost an attempt. */
const keepAlive = { keepAlive: true, timeout: 1000 };

/**
 * Connections to customers' hosts. The address is resolved and judged at the moment of connecting and it is the one
 * that is connected to, so that a name whose answer changes after a check gains nothing.
 */
export function createGuardedAgents({ allowPrivate, resolve }: GuardOptions): GuardedAgents {
  const isAllowed = (address: string) => allowPrivate || isPublicAddress(address);
  const lookup = createLookup(resolve, isAllowed);
  const plain = new http.Agent({ ...keepAlive, lookup } as http.AgentOptions);
  const secure = new https.Agent({ ...keepAlive, lookup } as https.AgentOptions);
  return {
    request(url, options) {
      // Sockets do not look up an address that is given as such.
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
