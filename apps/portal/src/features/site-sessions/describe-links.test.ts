import type { Link } from '@smile/contract/links';
import { expect, it } from 'vitest';
import { describeLinks } from './describe-links.ts';

const metadata = { userId: 'u-1', sourceId: 'a-1', createdAt: '2026-01-31T08:00:00Z' } as Link['metadata'];
const link: Link = {
  id: 'link-1',
  startDate: '2024-02-01T00:00:00Z',
  endDate: '2026-01-31T08:00:00Z',
  records: [{ count: 2, linkedAt: ['2025-05-01T00:00:00Z', '2025-06-01T00:00:00Z'] }],
  metadata,
};

it('describes the period, the number of organizations and the dates of the newest record', () => {
  const older = { ...link, endDate: '2025-01-31T08:00:00Z', records: [] };
  expect(describeLinks([older, link])).toEqual({
    period: expect.stringMatching(/2024 – .*2026$/),
    count: 2,
    dates: expect.stringMatching(/2025; .*2025$/),
  });
});

it('returns null for an account that is linked only here', () => {
  expect(describeLinks([])).toBeNull();
  expect(describeLinks([{ ...link, records: [{ count: 0, linkedAt: [] }] }])).toBeNull();
});
