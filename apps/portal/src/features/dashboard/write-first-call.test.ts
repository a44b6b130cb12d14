import { expect, it } from 'vitest';
import { writeFirstCall } from './write-first-call.ts';

it('calls the API of the mode with its key pair', () => {
  expect(writeFirstCall('https://portal.example.com', 'SANDBOX', 'key', 'secret')).toBe(
    'curl -u "key:secret" -X POST https://portal.example.com/sandbox/v1/users',
  );
  expect(writeFirstCall('https://portal.example.com', 'PRODUCTION', 'key', 'secret')).toContain('/open/v1/users');
});
