import type { authApi } from '@smile/contract/auth';
import type { BodyOf } from '@smile/contract/endpoint';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { hashPassword } from '../../../platform/crypto/passwords.ts';
import { jobKind } from '../../../platform/jobs/job.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { throttle } from '../../../platform/limits/throttle-queries.ts';

export const registerJob = jobKind('auth.register', z.strictObject({ sealed: z.string() }));

export type Registration = Omit<BodyOf<typeof authApi.register>, 'password'> & { passwordHash: string };

/** Only enqueues a job, so that neither the answer nor its timing reveals whether the address is known. */
export async function register(ctx: Context, { password, ...input }: BodyOf<typeof authApi.register>): Promise<void> {
  await throttle(ctx, { action: 'register', byNetwork: true, max: 30, windowSeconds: 600 });
  await throttle(ctx, { action: 'register-address', subject: input.emailAddress, max: 5, windowSeconds: 600 });
  const registration: Registration = { ...input, passwordHash: await hashPassword(password) };
  await enqueueJob(ctx, registerJob, { sealed: ctx.vault.seal(JSON.stringify(registration), registerJob.name) });
}
