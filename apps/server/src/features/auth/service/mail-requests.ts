import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';

export const resendConfirmationJob = jobKind('auth.resend-confirmation', z.strictObject({ sealed: z.string() }));

export const resetPasswordJob = jobKind('auth.reset-password', z.strictObject({ sealed: z.string() }));

/** Only enqueues a job, so that neither the answer nor its timing reveals whether the address is known. */
export async function resendConfirmation(ctx: Context, emailAddress: string): Promise<void> {
  await throttle(ctx, { action: 'resend', byNetwork: true, max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'resend-address', subject: emailAddress, max: 3, windowSeconds: 600 });
  await enqueueJob(ctx, resendConfirmationJob, { sealed: ctx.vault.seal(emailAddress, resendConfirmationJob.name) });
}

/** Only enqueues a job, so that neither the answer nor its timing reveals whether the address is known. */
export async function resetPassword(ctx: Context, emailAddress: string): Promise<void> {
  await throttle(ctx, { action: 'reset', byNetwork: true, max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'reset-address', subject: emailAddress, max: 5, windowSeconds: 600 });
  await enqueueJob(ctx, resetPasswordJob, { sealed: ctx.vault.seal(emailAddress, resetPasswordJob.name) });
}
