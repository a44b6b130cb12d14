import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { DeveloperContext } from '../../context.ts';
import type { PasskeyRow } from './queries.ts';

export const challengeSeconds = 300;

/** A passkey belongs to the host name of the portal, and answers at its origin only. */
export function relyingParty({ config }: DeveloperContext) {
  const { hostname, origin } = new URL(config.portalUrl);
  return { rpID: hostname, origin };
}

export function describe({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}

/** Few sessions need it, and it would be the slowest part of every start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
