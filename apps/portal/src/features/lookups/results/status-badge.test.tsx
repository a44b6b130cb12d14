import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../../testing/render.tsx';
import { StatusBadge } from './status-badge.tsx';

it('says why a request failed', () => {
  renderInPortal(<StatusBadge status="ERROR" reason="No source is configured for this lookup." />);
  expect(screen.getByText('No source is configured for this lookup.')).toBeVisible();
});

it('keeps the message of one that did not fail to its record', () => {
  renderInPortal(<StatusBadge status="COMPLETED" reason="Success!" />);
  expect(screen.queryByText('Success!')).not.toBeInTheDocument();
});
