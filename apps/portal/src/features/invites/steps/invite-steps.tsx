import { Tabs } from '@mantine/core';
import type { InviteStep } from '../invite-texts.ts';
import { EmailStep } from './email-step.tsx';
import type { Company } from './invite-preview.tsx';
import { PageStep } from './page-step.tsx';
import { WinkWidgetStep } from './wink-widget-step.tsx';

interface InviteStepsProps {
  company: Company;
  /** The recipient in previews; empty until named. */
  fullName: string;
  step: InviteStep;
  onStep: (step: InviteStep) => void;
}

/** All settings of an invite; the texts belong to the surrounding form. */
export function InviteSteps({ company, fullName, step, onStep }: InviteStepsProps) {
  return (
    <Tabs value={step} onChange={(value) => onStep(value as InviteStep)} variant="outline">
      <Tabs.List mb="md">
        <Tabs.Tab value="email">1 Email</Tabs.Tab>
        <Tabs.Tab value="landingPage">2 Landing page</Tabs.Tab>
        <Tabs.Tab value="winkWidget">3 Wink Widget</Tabs.Tab>
        <Tabs.Tab value="successPage">4 Success page</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="email">
        <EmailStep company={company} fullName={fullName} />
      </Tabs.Panel>
      <Tabs.Panel value="landingPage">
        <PageStep name="landingPage" company={company} fullName={fullName} />
      </Tabs.Panel>
      <Tabs.Panel value="winkWidget">
        <WinkWidgetStep companyName={company.name} isShown={step === 'winkWidget'} />
      </Tabs.Panel>
      <Tabs.Panel value="successPage">
        <PageStep name="successPage" company={company} fullName={fullName} />
      </Tabs.Panel>
    </Tabs>
  );
}
