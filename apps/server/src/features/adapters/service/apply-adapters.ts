import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Context } from '../../../context.ts';
import { ConfigError } from '../../../platform/errors.ts';
import { adaptersFileSchema } from '../adapter-input.ts';
import { putAdapter } from './adapters.ts';

/**
 * Creates or updates every adapter in a file and returns their ids. Needs the system context.
 * @throws ConfigError when the file cannot be read; ApiError INVALID_PARAMETERS naming what is wrong in it
 */
export async function applyAdapters(ctx: Context, path: string): Promise<string[]> {
  const parsed = adaptersFileSchema.safeParse(readJson(path));
  if (!parsed.success) {
    const { path: at, message } = parsed.error.issues[0]!;
    throw new ConfigError(`${path} is wrong at ${at.join('.') || 'its top'}: ${message}`);
  }
  for (const { secretFile, ...adapter } of parsed.data.adapters) {
    const secret = secretFile ? readText(resolve(dirname(path), secretFile)).trim() : adapter.secret;
    await putAdapter(ctx, { ...adapter, secret });
  }
  return parsed.data.adapters.map(({ id }) => id);
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof SyntaxError) throw new ConfigError(`${path} is not JSON.`);
    throw error;
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
