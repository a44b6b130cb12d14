import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';

type Write = (value: unknown) => string;
type Compile = (schema: z.ZodType) => Write;

/** Writes one property: `"name":value`, or nothing for a missing optional value. */
type WriteProperty = (data: object) => Promise<Buffer>;

/**
 * Target for one batch: yields after a batch that takes a quarter of it or more, and shrinks batches that exceed it.
 */
const maxStretchMs = 8;
/** Shorter lists are written in one go. */
const minItems = 10;

/** Whether serializing the object may take long. */
export function hasLongList(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return false;
  return Object.values(data).some((value) => Array.isArray(value) && value.length > minItems);
}

/**
 * Returns a writer for objects of the schema that yields between items; null for other schemas. Writes bytes, because
 * joining long texts is slow as well.
 */
export function compileInSlices(schema: z.ZodType, compile: Compile): ((data: object) => Promise<Buffer>) | null {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall) return null;
  const properties = Object.entries(schema.shape as Record<string, z.ZodType>);
  const writers = new Map<string, WriteProperty>();
  return async (data) => {
    const parts: Buffer[] = [];
    for (const [name, property] of properties) {
      const writer = writers.get(name) ?? compileProperty(name, property, compile);
      // Compiling a writer takes some milliseconds too.
      if (!writers.has(name)) await setImmediate();
      writers.set(name, writer);
      const bytes = await writer(data);
      if (bytes.length > 0) parts.push(parts.length > 0 ? comma : openingBrace, bytes);
    }
    return Buffer.concat([...(parts.length > 0 ? parts : [openingBrace]), closingBrace]);
  };
}

const [comma, openingBrace, closingBrace] = [Buffer.from(','), Buffer.from('{'), Buffer.from('}')];

function compileProperty(name: string, schema: z.ZodType, compile: Compile): WriteProperty {
  const whole = compile(z.object({ [name]: schema }));
  const item = itemOf(schema);
  const list = item && compile(z.array(item));
  return async (data) => {
    const value = (data as Record<string, unknown>)[name];
    if (!list || !Array.isArray(value)) return Buffer.from(stripBrackets(whole(data)));
    const items = await writeList(value, (batch) => stripBrackets(list(batch)));
    return Buffer.concat([Buffer.from(`${JSON.stringify(name)}:[`), ...items, Buffer.from(']')]);
  };
}

/** Adapts the batch size to the time that the last batch took, since items may have any size. */
async function writeList(items: readonly unknown[], write: Write): Promise<Buffer[]> {
  const parts: Buffer[] = [];
  let size = 1;
  for (let start = 0; start < items.length; ) {
    const startedAt = performance.now();
    if (start > 0) parts.push(comma);
    parts.push(Buffer.from(write(items.slice(start, start + size))));
    start += size;
    const tookMs = performance.now() - startedAt;
    if (tookMs < maxStretchMs / 4) size *= 2;
    else if (start < items.length) await setImmediate();
    if (tookMs > maxStretchMs) size = Math.ceil(size / 4);
  }
  return parts;
}

function itemOf(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return itemOf(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodArray ? (schema.element as z.ZodType) : null;
}

function stripBrackets(text: string): string {
  return text.slice(1, -1);
}
