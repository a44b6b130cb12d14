import { maxAnswerBytes } from '../../connectors/http-adapter/send-adapter-request.ts';
import { ConfigError } from '../../platform/errors.ts';
import { createSender } from '../../platform/outbound/send-request.ts';
import { casesFileSchema } from './cases-file.ts';
import { checkCaller } from './check-caller.ts';
import { checkLogin } from './check-login.ts';
import { checkReading } from './check-reading.ts';
import { checkService } from './check-service.ts';
import { type Case, createProbe, Fault, type Notes, type Probe, type Target } from './probe.ts';

/**
 * Runs every case of the protocol, prints a line for each, and returns the number of failures.
 * @throws ConfigError for an invalid case file
 */
export async function checkAdapter(target: Target, given: unknown, print: (line: string) => void): Promise<number> {
  const parsed = casesFileSchema.safeParse(given);
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new ConfigError(`The file of cases is wrong at ${path.join('.') || 'its top'}: ${message}`);
  }
  const sender = createSender({ allowPrivate: true, maxAnswerBytes });
  const probe = createProbe(target, sender);
  try {
    const faults = await runAll(probe, parsed.data, print);
    print(faults === 0 ? 'The adapter speaks the protocol.' : `${faults} case${faults === 1 ? '' : 's'} failed.`);
    return faults;
  } finally {
    await sender.close();
  }
}

async function runAll(
  probe: Probe,
  { logins }: ReturnType<typeof casesFileSchema.parse>,
  print: (line: string) => void,
): Promise<number> {
  let faults = await runCases(checkService(probe, logins), '', print);
  faults += await runCases(checkCaller(probe), '', print);
  for (const login of logins) {
    const notes: Notes = { state: null };
    faults += await runCases(checkLogin(probe, login, notes), `${login.providerId} `, print);
    faults += await runCases(checkReading(probe, login, notes), `${login.providerId} `, print);
  }
  return faults;
}

async function runCases(cases: Case[], prefix: string, print: (line: string) => void): Promise<number> {
  let faults = 0;
  for (const [name, run] of cases) {
    const problem = await run().then(
      () => null,
      (error) => describe(error),
    );
    print(problem === null ? `ok    ${prefix}${name}` : `FAIL  ${prefix}${name}: ${problem}`);
    if (problem !== null) faults += 1;
  }
  return faults;
}

function describe(error: unknown): string {
  if (error instanceof Fault) return error.message;
  throw error;
}
