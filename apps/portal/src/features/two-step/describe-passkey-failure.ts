import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** Why a browser gave no passkey, in words for people. */
export function describePasskeyFailure(error: Error): string {
  if (error.name === 'NotAllowedError')
    return 'The browser was not allowed to use a passkey, or nobody answered in time.';
  if (error.name === 'InvalidStateError') return 'This device is registered already.';
  if (error.name === 'NotSupportedError' || !browserSupportsWebAuthn())
    return 'This browser has no passkeys. Use an authenticator app.';
  return error.message;
}
