import type { LookupReportKind } from '@smile/contract/lookup-reports';
import type { ModeContext } from '../../context.ts';
import { fileOf } from '../../platform/files/file-of.ts';
import type { NamedFile } from '../../platform/files/files.ts';
import { renderReport } from '../../platform/pdf/render-report.ts';
import type { Report, ReportSection } from '../../platform/pdf/report.ts';
import { getBlacklist } from '../blacklists/service.ts';
import { getFootprint } from '../footprints/service.ts';
import { getMaw } from '../maws/service.ts';
import { getSignal } from '../signals/service.ts';
import { describeIssuer } from '../tenants/service/describe-issuer.ts';
import { getVerification } from '../verifications/service.ts';
import { describeBlacklist } from './describe-blacklist.ts';
import { describeFootprint } from './describe-footprint.ts';
import { describeMaw } from './describe-maw.ts';
import { describeSignal } from './describe-signal.ts';
import { describeVerification } from './describe-verification.ts';
import { type LookupDescription, showTime } from './lookup-description.ts';

const describers: Record<LookupReportKind, (ctx: ModeContext, id: string) => Promise<LookupDescription>> = {
  verifications: async (ctx, id) => describeVerification(await getVerification(ctx, id)),
  signals: async (ctx, id) => describeSignal(await getSignal(ctx, id)),
  blacklists: async (ctx, id) => describeBlacklist(await getBlacklist(ctx, id)),
  footprints: async (ctx, id) => describeFootprint(await getFootprint(ctx, id)),
  maws: async (ctx, id) => describeMaw(await getMaw(ctx, id)),
};

/** A lookup's record as a PDF to hand on. @throws ApiError MISSING_RESOURCE */
export async function writeLookupReport(ctx: ModeContext, kind: LookupReportKind, id: string): Promise<NamedFile> {
  const description = await describers[kind](ctx, id);
  const frame = { id, mode: ctx.mode, issuer: await describeIssuer(ctx), now: ctx.now() };
  const bytes = await renderReport(toReport(description, frame));
  return fileOf(bytes, { name: `${id}.pdf`, contentType: 'application/pdf' });
}

/** Report of a lookup; an incomplete one has only its request and status. */
export function toReport(
  description: LookupDescription,
  frame: { id: string; mode: ModeContext['mode']; issuer: Report['issuer']; now: Date },
): Report {
  const { title, asOf, status, facts, sections } = description;
  return {
    title,
    subject: headlineOf(description),
    notice: frame.mode === 'SANDBOX' ? 'Sandbox: the person and the data in this document are not real.' : null,
    issuer: frame.issuer,
    facts: [
      { label: 'As of', value: showTime(asOf) },
      { label: 'Status', value: status },
      { label: 'Request ID', value: frame.id },
      ...facts,
    ],
    sections: status === 'COMPLETED' ? sections : [explainStatus(description)],
    reference: frame.id,
    generatedAt: frame.now,
  };
}

function headlineOf({ status, headline }: LookupDescription): string {
  if (status === 'PROCESSING') return 'Processing';
  return status === 'ERROR' ? 'Error' : headline;
}

function explainStatus({ status, failure }: LookupDescription): ReportSection {
  const text =
    status === 'ERROR' ? (failure ?? 'The request could not be answered.') : 'The request is being processed.';
  return { title: 'Results', count: null, blocks: [{ kind: 'note', text }] };
}
