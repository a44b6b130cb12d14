import { RE2JS } from 're2js';

/** Throws what RE2 does not take, lookarounds and back references for two. */
export function compilePattern(pattern: string): RE2JS {
  return RE2JS.compile(pattern);
}

/** Whether a text contains what a tenant's pattern describes, in time linear in the text. */
export function matchesPattern(pattern: string, text: string): boolean {
  return compilePattern(pattern).matcher(text).find();
}
