import type { RatingPayload } from '@smile/contract/user-data';
import { formatCount } from '../../ui/format-amount.ts';
import type { Field } from '../user-data/field-list.tsx';

export function listRatingFields(rating: RatingPayload): Field[] {
  const percentage = formatCount(rating.calculatedPercentage);
  return [
    { label: 'Calculated Percentage', value: percentage === '-' ? '-' : `${percentage}%` },
    { label: 'Jobs Completed', value: formatCount(rating.jobsCompleted) },
    { label: 'Reviews Received', value: formatCount(rating.reviewsReceived) },
    { label: 'Likes Received', value: formatCount(rating.likesReceived) },
  ];
}
