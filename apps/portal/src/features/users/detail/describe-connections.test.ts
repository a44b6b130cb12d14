import { expect, it } from 'vitest';
import { describeConnections } from './describe-connections.ts';

const connected = { connectionStatus: 'CONNECTED' } as const;
const failed = { connectionStatus: 'ERROR' } as const;

it('counts connected accounts', () => {
  expect(describeConnections([])).toBeNull();
  expect(describeConnections([connected, connected])).toEqual({ text: '2 connected', color: 'green' });
  expect(describeConnections([connected, failed])).toEqual({ text: '1 of 2 connected', color: 'amber' });
  expect(describeConnections([failed])).toEqual({ text: '0 of 1 connected', color: 'red' });
});
