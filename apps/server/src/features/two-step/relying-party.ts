import type { AuthenticatorTransport } from '@simplewebauthn/server';
import type { DeveloperContext } from '../../context.ts';
import type { PasskeyRow } from './queries.ts';

export const challengeSeconds = 300;

/** Passkeys are bound to the portal's host name and origin. */
export function relyingParty({ config }: DeveloperContext) {
  const { hostname, origin } = new URL(config.portalUrl);
  return { rpID: hostname, origin };
}

export function describe({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, transports: transports as AuthenticatorTransport[] };
}

/** Loaded on demand: it would be the slowest part of every start, and few sessions need it. */
export const loadWebAuthn = () => import('@simplewebauthn/server');
