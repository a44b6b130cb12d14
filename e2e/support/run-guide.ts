import { execFile } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunnableLanguage } from './sample-languages.ts';

export interface GuideBlock {
  codes: { language: string; text: string }[];
  /** Path of the value that later samples need, and its name there. */
  keeps: string[] | null;
}

export interface SampleOutcome {
  language: string;
  code: string;
  problem: string | null;
}

/** Values that a reader's server has when an event arrives. */
const event = { WEBHOOK_SECRET: 'a-secret-of-your-own', RAW_BODY: '{"id":"et-1","type":"USER_CREATED"}' };
const signature = createHmac('sha512', event.WEBHOOK_SECRET).update(event.RAW_BODY).digest('hex');

/** Runs every sample of a guide from top to bottom, in every installed language. */
export async function runGuide(
  blocks: readonly GuideBlock[],
  languages: readonly RunnableLanguage[],
  variables: Record<string, string>,
): Promise<SampleOutcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'smile-guide-'));
  const env: Record<string, string> = { ...variables, ...event, SMILE_SIGNATURE: signature };
  const outcomes: SampleOutcome[] = [];
  for (const { codes, keeps } of blocks) {
    let answer = '';
    for (const { language, text } of codes) {
      const found = languages.find(({ name, isInstalled }) => name === language && isInstalled);
      if (!found) continue;
      await writeFile(join(folder, found.file), text);
      // An address may receive five invites per hour.
      env.INVITED_EMAIL = `guide-${randomUUID()}@example.com`;
      const { output, problem } = await run(found, folder, env);
      outcomes.push({ language: found.label, code: text, problem });
      answer = output;
    }
    if (keeps) env[keeps[1]!] = read(answer, keeps[0]!);
  }
  await rm(folder, { recursive: true });
  return outcomes;
}

function run({ command, args, file }: RunnableLanguage, cwd: string, env: Record<string, string>) {
  return new Promise<{ output: string; problem: string | null }>((resolve) => {
    execFile(command, [...args, file], { cwd, env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      const problem = error ? `${error.message}\n${stderr}` : findRefusal(stdout);
      resolve({ output: stdout, problem });
    });
  });
}

/** Returns the output if it is an API error or a rejected signature. */
function findRefusal(output: string): string | null {
  const [, code] = /"code":\s*"(\w+)"/.exec(output) ?? [];
  if (code && code !== 'OK' && code !== 'CREATED') return output;
  return output.trim() === 'false' ? output : null;
}

/** The value at a path such as `data.items[0].id` of a response. */
function read(answer: string, path: string): string {
  const value = path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], JSON.parse(answer));
  return String(value);
}
