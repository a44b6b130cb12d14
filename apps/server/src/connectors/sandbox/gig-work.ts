import { addDays, weekdayOf } from '../../platform/calendar.ts';
import type { FetchedData } from '../connector.ts';
import { roundCents } from './pay.ts';
import type { Source } from './persons.ts';
import { createRandom } from './random.ts';

type Transactions = FetchedData['transactions'];

interface Trade {
  revenue: string;
  incentive: string;
  /** Revenue range of one order in PHP. */
  range: [number, number];
  feeShare: number;
}

const delivery: Trade = { revenue: 'Order revenue', incentive: 'Rider incentive', range: [150, 950], feeShare: 0.2 };
const trades: Record<string, Trade> = {
  TRANSPORTATION: delivery,
  SERVICES: { revenue: 'Project payment', incentive: 'Client bonus', range: [500, 2500], feeShare: 0.1 },
  SHARING: { revenue: 'Booking revenue', incentive: 'Host incentive', range: [900, 2800], feeShare: 0.15 },
  TRADING: { revenue: 'Order revenue', incentive: 'Seller incentive', range: [250, 1800], feeShare: 0.12 },
};

const daysShown = 60;

/** Latest first: one or two orders on five days of the week, a platform fee for each, and an incentive every Sunday. */
export function buildTransactions(source: Source): Transactions {
  return Array.from({ length: daysShown }, (_, index) => addDays(source.today, -1 - index)).flatMap((day) =>
    listDay(source, day).reverse(),
  );
}

export function buildRatings(source: Source): FetchedData['ratings'] {
  const random = createRandom(source.person.id, source.provider.id, 'rating');
  const trade = findTrade(source);
  const recentJobs = buildTransactions(source).filter(({ description }) => description === trade.revenue).length;
  const jobsCompleted = recentJobs + random.integer(40, 900);
  const reviewsReceived = Math.round((jobsCompleted * random.integer(30, 70)) / 100);
  const currentRating = random.integer(42, 50) / 10;
  return [
    {
      currentRating,
      maxRating: 5,
      calculatedPercentage: Math.round((currentRating / 5) * 100),
      reviewsReceived,
      likesReceived: Math.round((reviewsReceived * random.integer(50, 90)) / 100),
      jobsCompleted,
    },
  ];
}

function listDay(source: Source, day: string): Transactions {
  const { person, provider } = source;
  const trade = findTrade(source);
  const random = createRandom(person.id, provider.id, 'transactions', day);
  const daysOff = pickDaysOff(source);
  const orders = daysOff.includes(weekdayOf(day)) ? 0 : random.integer(1, 2);
  const compactDay = day.replaceAll('-', '');
  const rows = Array.from({ length: orders }, (_, index) => {
    const revenue = random.integer(trade.range[0] * 20, trade.range[1] * 20) / 20;
    const referenceId = random.pattern(`ORD-${compactDay}-${index + 1}####`);
    const common = { date: day, currency: 'PHP', referenceId };
    return [
      { ...common, description: trade.revenue, amount: revenue },
      { ...common, description: 'Platform fee', amount: -roundCents(revenue * trade.feeShare) },
    ];
  }).flat();
  if (weekdayOf(day) !== 0) return rows;
  const incentive = {
    date: day,
    currency: 'PHP',
    referenceId: random.pattern(`INC-${compactDay}-####`),
    description: trade.incentive,
    amount: random.integer(6, 20) * 50,
  };
  return [...rows, incentive];
}

function pickDaysOff({ person, provider }: Source): number[] {
  const first = createRandom(person.id, provider.id, 'days off').integer(0, 6);
  return [first, (first + 1) % 7];
}

function findTrade({ provider }: Source): Trade {
  return trades[provider.subType] ?? delivery;
}
