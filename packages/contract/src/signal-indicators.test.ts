import { expect, it } from 'vitest';
import { describeIndicator, signalIndicators } from './signal-indicators.ts';

it.each([
  ['events_overdue_day30_amount', 'Total amount of overdue events in the last 30 days'],
  ['events_otp_day7', 'Number of OTP events in the last 7 days'],
  [
    'events_marketing_day365_institution_count',
    'Number of different institutions with marketing events in the last 365 days',
  ],
  ['events_card_binding_day455_rate', 'Rate of card binding events in the last 15 months'],
  ['events_serious_overdue_day730_max', 'Maximum of serious overdue events in the last 24 months'],
  ['events_registration_growth_day14_level', 'Level of registration growth events in the last 14 days'],
  ['events_settlement_failure_day545_average', 'Average of settlement failure events in the last 18 months'],
  ['events_card_binding_days', 'Days since the latest card binding event'],
  ['events_registration_days_since_last', 'Days since the latest registration event'],
  ['events_overdue_unheard_of', null],
  ['events_overdue_day8', null],
  ['events_overdue_day30_colour', null],
  ['events_weather_day30', null],
  ['events_constructor_day30', null],
  ['events_debt_day30_constructor', null],
  ['overdue', null],
])('describes %s as %s', (name, description) => {
  expect(describeIndicator(name)).toBe(description);
});

it('describes the whole catalogue', () => {
  for (const { name, description } of signalIndicators) expect(describeIndicator(name)).toBe(description);
});
