import { type SampleDocument, sampleDocuments } from '@smile/contract/sample-documents';
import { templateInputSchema } from '@smile/contract/wink-templates';
import { describeSample } from '../connectors/sandbox/sample-documents.ts';
import type { Context, ModeContext } from '../context.ts';
import { listArchives } from '../features/archives/service/list-archives.ts';
import { stageArchive } from '../features/archives/service/stage-archive.ts';
import { submitArchive } from '../features/archives/service/submit-archive.ts';
import { selectConsentTemplates } from '../features/consent-templates/queries.ts';
import { createConsentTemplate } from '../features/consent-templates/service.ts';
import { createInvite } from '../features/invites/service/create-invite.ts';
import { listInvites } from '../features/invites/service/list-invites.ts';
import { createInviteTemplate } from '../features/invites/service/templates.ts';
import { selectTemplates } from '../features/wink-templates/queries.ts';
import { createTemplate } from '../features/wink-templates/service/create-template.ts';
import { renderReport } from '../platform/pdf/render-report.ts';
import { actAsAuthor, type DemoAuthor } from './demo-author.ts';
import { addDemoLookups } from './demo-lookups.ts';
import { findDemoUser } from './find-demo-user.ts';
import type { demoRecords } from './job-kinds.ts';

type Records = (typeof demoRecords)[number];

/** Adds one kind of demo data, apart from end users and sites; skips the kind when any record of it exists. */
export async function addDemoRecords(
  ctx: Context,
  { records, ...by }: DemoAuthor & { records: Records },
): Promise<void> {
  const sandbox = actAsAuthor(ctx, by, { mode: 'SANDBOX', daysAgo: 2 });
  if (records === 'TEMPLATE') await addTemplate(sandbox);
  else if (records === 'CONSENT_TEMPLATE') await addConsentTemplate(sandbox);
  else if (records === 'LOOKUPS') await addDemoLookups(sandbox);
  else if (records === 'DOCUMENTS') await addDocuments(sandbox);
  else await addInvites(actAsAuthor(ctx, by, { mode: 'PRODUCTION', daysAgo: 1 }));
}

async function addTemplate(ctx: ModeContext): Promise<void> {
  if ((await selectTemplates(ctx, { size: 1 })).items.length > 0) return;
  await createTemplate(
    ctx,
    templateInputSchema.parse({
      name: 'Loan application',
      companyName: 'Demo Lending',
      themeColor: '#1f5fbf',
      fileTypeConfig: { fileTypes: [sampleDocuments.payslip.fileType] },
      providerConfig: { topProviders: ['sss_ph', 'upwork', 'grab'] },
      successPageConfig: { successText: 'Thank you. We will call you about your loan within two days.' },
      usageText: 'Demo Lending uses your data to decide on your loan, and deletes it after sixty days.',
    }),
  );
}

async function addConsentTemplate(ctx: ModeContext): Promise<void> {
  if ((await selectConsentTemplates(ctx, { size: 1 })).items.length > 0) return;
  await createConsentTemplate(ctx, {
    consentType: 'Data Privacy',
    title: 'How we use your data',
    version: '1.0.0',
    consentMethod: 'Checkbox',
    consentText: 'I agree that Demo Lending looks up my data to decide on my loan, and keeps it for sixty days.',
  });
}

/** Uploads one test person's documents; the job that every upload starts reads them. */
async function addDocuments(ctx: ModeContext): Promise<void> {
  const userId = await findDemoUser(ctx, { demoDocuments: 'George' });
  const existing = await listArchives(ctx, { size: 10, userId });
  for (const document of ['payslip', 'telco-bill'] satisfies SampleDocument[]) {
    const { fileType } = sampleDocuments[document];
    const report = describeSample('george', document, ctx.now());
    if (!report || existing.items.some(({ type }) => type === fileType)) continue;
    const bytes = await renderReport(report);
    const file = { name: `george-${document}.pdf`, subType: null, format: null, bytes };
    const staged = await stageArchive(ctx, {
      userId,
      providerId: 'tenant-provided',
      fileType,
      purpose: 'ANALYZE',
      files: [file],
      submissionKey: null,
    });
    await submitArchive(ctx, staged);
  }
}

/** Sends no mails; the links can be copied from the portal. */
async function addInvites(ctx: ModeContext): Promise<void> {
  if ((await listInvites(ctx, { size: 1 })).items.length > 0) return;
  const { id: templateId } = await createInviteTemplate(ctx, {
    name: 'Loan application',
    company: { name: 'Demo Lending' },
    email: {
      sendEmail: false,
      senderName: 'Demo Lending',
      replyAddress: 'loans@example.com',
      subject: 'Your loan application',
      body: `Hello \${firstName}, please connect the account that shows your income.`,
    },
    landingPage: {
      header: `\${companyName} would like to see your income`,
      description: 'It takes about a minute.',
      button: 'Start',
    },
    successPage: { header: 'Thank you', description: 'We have what we need.', button: 'Connect another account' },
  });
  for (const [firstName, lastName] of [
    ['George', 'Palomero'],
    ['Christina', 'dela Cruz Tan'],
  ] as const)
    await createInvite(ctx, {
      fullName: `${firstName} ${lastName}`,
      firstName,
      lastName,
      email: `${firstName.toLowerCase()}@example.com`,
      templateId,
      reminderDays: [],
    });
}
