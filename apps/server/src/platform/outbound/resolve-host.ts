import { lookup, Resolver } from 'node:dns/promises';

/** Every address of a host name; rejects when it has none. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/**
 * Asks the name servers, several at a time: the system's own lookup has four threads, which a few dead name servers
 * would hold.
 */
export function createNameServerLookup(): ResolveHost {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (addresses.length === 0) throw (answers[0] as PromiseRejectedResult).reason;
    return addresses;
  };
}

/** The system's lookup, which knows the names of the own machine and network. */
export const resolveBySystem: ResolveHost = async (hostname) => {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address }) => address);
};
