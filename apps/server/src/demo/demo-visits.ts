import type { SiteSessionStatus } from '@smile/contract/site-sessions';
import type { SiteType } from '@smile/contract/wink-sites';
import { persons } from '../connectors/sandbox/persons.ts';
import { type DemoConnection, demoPeople } from './demo-people.ts';

export interface DemoAnswers {
  reference: string;
  data: Record<string, string>;
}

/** One visitor's steps after the landing page, and the visit's outcome. */
export interface DemoVisit {
  outcome: SiteSessionStatus;
  urlParams?: Record<string, string>;
  /** Before the widget. */
  answers: DemoAnswers[];
  connections: DemoConnection[];
  /** After it. */
  lastAnswers: DemoAnswers[];
}

type PersonIndex = 0 | 1 | 2 | 3;

const start: Omit<DemoVisit, 'outcome'> = { answers: [], connections: [], lastAnswers: [] };
const connects = (person: PersonIndex, ...providerIds: string[]) =>
  providerIds.map((providerId) => ({ ...demoPeople[person]!, providerId }));
const fails = (person: PersonIndex, providerId: string) => [
  { ...demoPeople[person]!, password: 'error:INVALID_CREDENTIALS', providerId },
];

const employed = (person: PersonIndex): DemoAnswers[] => {
  const { identity, currentJob, monthlySalary } = persons[person]!;
  return [
    { reference: 'FormModule_about', data: { fullName: identity.fullName!, work: 'EMPLOYED' } },
    { reference: 'FormModule_job', data: { employer: currentJob.employer, monthlyIncome: String(monthlySalary) } },
  ];
};
const selfEmployed = (person: PersonIndex): DemoAnswers[] => {
  const { identity, currentJob, monthlySalary } = persons[person]!;
  return [
    { reference: 'FormModule_about', data: { fullName: identity.fullName!, work: 'SELF_EMPLOYED' } },
    { reference: 'FormModule_business', data: { trade: currentJob.work, usualIncome: String(monthlySalary) } },
  ];
};
const loan = (amount: string, purpose: string) => [{ reference: 'FormModule_loan', data: { amount, purpose } }];

/** Newest first. */
export const demoVisits: Record<SiteType, DemoVisit[]> = {
  DEFAULT: [
    { ...start, outcome: 'SUCCESS', connections: connects(0, 'sss_ph', 'grab') },
    { ...start, outcome: 'PENDING' },
    { ...start, outcome: 'IN_PROGRESS', connections: fails(1, 'grab') },
    { ...start, outcome: 'FAILURE', connections: fails(2, 'philhealth_ph') },
    { ...start, outcome: 'REVOKED', connections: connects(3, 'upwork') },
    { ...start, outcome: 'SUCCESS', connections: connects(2, 'pagibig_ph') },
  ],
  LOWCODE: [
    {
      outcome: 'SUCCESS',
      urlParams: { campaign: 'mail' },
      answers: employed(0),
      connections: connects(0, 'sss_ph'),
      lastAnswers: loan('25000', 'HOME'),
    },
    {
      outcome: 'SUCCESS',
      answers: selfEmployed(1),
      connections: connects(1, 'grab', 'upwork'),
      lastAnswers: loan('40000', 'VEHICLE'),
    },
    { ...start, outcome: 'IN_PROGRESS', answers: employed(2) },
    { ...start, outcome: 'FAILURE', answers: selfEmployed(3), connections: fails(3, 'upwork') },
    { ...start, outcome: 'IN_PROGRESS', answers: selfEmployed(0), connections: connects(0, 'freelancer') },
    { ...start, outcome: 'PENDING' },
    {
      outcome: 'SUCCESS',
      answers: employed(3),
      connections: connects(3, 'philhealth_ph'),
      lastAnswers: loan('15000', 'OTHER'),
    },
  ],
};
