import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../../testing/render.tsx';
import { SignalEvents } from './signal-events.tsx';

const item = (name: string, value: string | null) => ({ name, value, valueType: 'NUMBER' as const });

it('has a topic for the events that no other one has', async () => {
  const user = userEvent.setup();
  renderInPortal(
    <SignalEvents items={[item('events_loan_disbursement_day30', '2'), item('events_captcha_day30', '7')]} />,
  );
  expect(screen.queryByText('events_captcha_day30')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Other' }));
  expect(screen.getByText('events_captcha_day30')).toBeInTheDocument();
  expect(screen.queryByText('events_loan_disbursement_day30')).not.toBeInTheDocument();
});

it('hides the topic Other when it is empty', () => {
  renderInPortal(<SignalEvents items={[item('events_debt_day30_amount', '1')]} />);
  expect(screen.queryByRole('radio', { name: 'Other' })).not.toBeInTheDocument();
});

it('separates the thousands of amounts, but not of counts', () => {
  renderInPortal(
    <SignalEvents
      items={[
        item('events_loan_disbursement_day30_amount', '1234567.5'),
        item('events_loan_disbursement_day30', '4321'),
        item('events_loan_disbursement_day90', null),
      ]}
    />,
  );
  expect(screen.getByText('1,234,567.5')).toBeInTheDocument();
  expect(screen.getByText('4321')).toBeInTheDocument();
  expect(screen.getByText('-')).toBeInTheDocument();
});
