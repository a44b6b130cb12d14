/**
 * Why a pattern cannot be used, in words for its author; null when the engine takes it. Engines of RE2's syntax run in
 * linear time because they have neither lookarounds nor back references, which is what authors stumble over.
 * @param compile throws what the engine does not take
 */
export function findPatternProblem(pattern: string, compile: (pattern: string) => unknown): string | null {
  try {
    compile(pattern);
    return null;
  } catch (error) {
    return explain(error instanceof Error ? error.message : '');
  }
}

function explain(message: string): string {
  const [, part = ''] = /`([\s\S]*)`$/.exec(message) ?? [];
  if (/^\(\?<?[=!]/.test(part)) return `Lookaheads and lookbehinds are not supported: ${part}`;
  if (/^\\[1-9k]/.test(part)) return `Back references are not supported: ${part}`;
  const reason = message.replace(/^error parsing regexp: /, '').replace(/: `[\s\S]*`$/, '');
  if (!reason) return 'This is not a valid regular expression';
  return `This is not a valid regular expression: ${part ? `${reason} ${part}` : reason}`.trim();
}
