import { browserSupportsWebAuthn } from '@simplewebauthn/browser';

/** Explains why the browser did not create or use a passkey. */
export function describePasskeyFailure(error: Error): string {
  if (error.name === 'NotAllowedError')
    return 'The browser was not allowed to use a passkey, or the request timed out.';
  if (error.name === 'InvalidStateError') return 'This device is already registered.';
  if (error.name === 'NotSupportedError' || !browserSupportsWebAuthn())
    return 'This browser does not support passkeys. Use an authenticator app.';
  return error.message;
}
