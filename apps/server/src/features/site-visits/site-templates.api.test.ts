import type { NextStep } from '@smile/contract/hosted-sites';
import { defaultTemplateId } from '@smile/contract/wink-templates';
import { compileV3 } from '@smile/site-model/compile-v3';
import { personAnswers } from '@smile/site-model/example-answers';
import { toFormData } from '@smile/site-model/form-data';
import { documentFrom, siteTemplates } from '@smile/site-model/site-templates/site-templates';
import { beforeAll, expect, it } from 'vitest';
import { connectTestAccount } from '../../../testing/end-user.ts';
import { finishTestVisit, startTestVisit, submitTestAnswers } from '../../../testing/site-visits.ts';
import { createTestTenant } from '../../../testing/tenant.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { createBuiltSite } from '../../../testing/wink-sites.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** Valid answers for name and phone fields. */
const plain = { firstName: 'Ana', lastName: 'Cruz', name: 'Ana Cruz', mobileNumber: '+639171234567' };
const ways: [string, Record<string, string>, string, 'SUCCESS' | 'FAILURE'][] = [
  ['loan-application', { employment: 'Employed', monthlyIncome: '50000', monthlyDebts: '5000' }, 'received', 'SUCCESS'],
  ['loan-application', { employment: 'Employed', monthlyIncome: '5000', monthlyDebts: '4000' }, 'declined', 'FAILURE'],
  ['loan-application', { employment: 'No income' }, 'declined', 'FAILURE'],
  ['proof-of-income', { work: 'Employed', employer: 'Globe' }, 'done', 'SUCCESS'],
  ['proof-of-income', { work: 'Retired', documents: '' }, 'done', 'SUCCESS'],
  ['tenant-screening', { rent: '20000', monthlyIncome: '40000', identity: '' }, 'received', 'SUCCESS'],
  ['tenant-screening', { rent: '1000', monthlyIncome: '40000', hasPets: 'yes', identity: '' }, 'received', 'SUCCESS'],
  ['onboarding', { place: 'Home', payout: 'Bank account', accountNumber: '123456789' }, 'done', 'SUCCESS'],
  ['onboarding', { payout: 'E-wallet', workedBefore: 'no' }, 'done', 'SUCCESS'],
  ['contact', { topic: 'Complaint', replyBy: 'Email' }, 'answered', 'SUCCESS'],
  ['contact', { topic: 'Praise', replyBy: 'No reply needed' }, 'sent', 'SUCCESS'],
];

it.each(ways)('publishes the template %s and walks it with %o to %s', async (name, given, endingId, status) => {
  const tenant = await createTestTenant(app);
  const document = documentFrom(siteTemplates.get(name)!, 'Site', defaultTemplateId);
  const flow = compileV3(document);
  const visit = await startTestVisit(app, await createBuiltSite(app, tenant, document));
  let screen = flow.screens[0]!;
  for (let ordinal = 1; screen.type !== 'ending' && ordinal < 10; ordinal++) {
    if (screen.type === 'widget') await connectTestAccount(app, visit.user, 'upwork');
    let next: NextStep | null = null;
    if (screen.type === 'form') {
      const person = { ...plain, emergencyNumber: plain.mobileNumber, walletNumber: plain.mobileNumber, ...given };
      const answers = personAnswers(screen, person, (pattern, text) => new RegExp(pattern, 'u').test(text));
      for (const { id, type } of document.screens[screen.id]!.module.type === 'FormModule' ? screen.components : [])
        if (type === 'FileUpload') answers[id] = null;
      const data = toFormData(screen, answers);
      const answer = await submitTestAnswers(app, visit, { reference: screen.moduleId, data, ordinal });
      expect(answer.message).toBe('Success');
      next = answer.data.next;
    }
    const target: string = next && 'screen' in next ? next.screen : screen.next.at(-1)!.target.toString();
    screen = flow.screens.find(({ id }) => id === target)!;
  }
  const { data } = await finishTestVisit(app, visit);
  expect(data).toMatchObject({ status, ending: `EndingModule_${endingId}` });
});
