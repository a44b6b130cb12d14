import type { Holdings } from '../../platform/holdings/holdings.ts';

export const employerSurveyHoldings: Holdings = {
  tables: {
    employer_surveys: { endUser: ['employer_key', 'employer_name'], kept: 'with the end user' },
  },
};
