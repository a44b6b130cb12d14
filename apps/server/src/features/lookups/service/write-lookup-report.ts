import type { LookupReportKind } from '@smile/contract/lookup-reports';
import type { ModeContext } from '../../../context.ts';
import { fileOf } from '../../../platform/files/file-of.ts';
import type { NamedFile } from '../../../platform/files/files.ts';
import { renderReport } from '../../../platform/pdf/render-report.ts';
import { getIssuer } from '../../tenants/service/get-tenant.ts';
import { describeBlacklist } from '../reports/describe-blacklist.ts';
import { describeFootprint } from '../reports/describe-footprint.ts';
import { describeMaw } from '../reports/describe-maw.ts';
import { describeSignal } from '../reports/describe-signal.ts';
import { describeVerification } from '../reports/describe-verification.ts';
import type { LookupDescription } from '../reports/lookup-description.ts';
import { toReport } from '../reports/to-report.ts';
import { getBlacklist } from './blacklists.ts';
import { getFootprint } from './footprints.ts';
import { getMaw } from './maws.ts';
import { getSignal } from './signals.ts';
import { getVerification } from './verifications.ts';

const describers: Record<LookupReportKind, (ctx: ModeContext, id: string) => Promise<LookupDescription>> = {
  verifications: async (ctx, id) => describeVerification(await getVerification(ctx, id)),
  signals: async (ctx, id) => describeSignal(await getSignal(ctx, id)),
  blacklists: async (ctx, id) => describeBlacklist(await getBlacklist(ctx, id)),
  footprints: async (ctx, id) => describeFootprint(await getFootprint(ctx, id)),
  maws: async (ctx, id) => describeMaw(await getMaw(ctx, id)),
};

/** Renders a lookup as a PDF. @throws ApiError MISSING_RESOURCE */
export async function writeLookupReport(ctx: ModeContext, kind: LookupReportKind, id: string): Promise<NamedFile> {
  const description = await describers[kind](ctx, id);
  const frame = { id, mode: ctx.mode, issuer: await getIssuer(ctx), now: ctx.now() };
  const bytes = await renderReport(toReport(description, frame));
  return fileOf(bytes, { name: `${id}.pdf`, contentType: 'application/pdf' });
}
