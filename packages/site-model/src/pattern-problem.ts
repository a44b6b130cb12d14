export interface PatternCheck {
  /** Why the pattern cannot be used, in words for its author; null when the engine takes it. */
  problem: string | null;
  /** Instructions of the compiled program, which bound the time of a match; 0 for a pattern with a problem. */
  programSize: number;
}

/** A pattern of its author's form, judged once. */
export type CheckPattern = (pattern: string) => PatternCheck;

/** Instructions of compiled patterns: a match takes time in proportion to them. */
export const patternLimits = { perPattern: 1000, perScreen: 2000 };

/**
 * Engines of RE2's syntax run in linear time because they have neither lookarounds nor back references, which is what
 * authors stumble over; repetitions are written out, which makes a short pattern a large program.
 * @param compile throws what the engine does not take
 */
export function checkPattern(pattern: string, compile: (pattern: string) => { programSize(): number }): PatternCheck {
  try {
    const programSize = compile(pattern).programSize();
    const isTooLarge = programSize > patternLimits.perPattern;
    return { problem: isTooLarge ? tooLarge : null, programSize };
  } catch (error) {
    return { problem: explain(error instanceof Error ? error.message : ''), programSize: 0 };
  }
}

const tooLarge = 'This regular expression takes too long to check. Shorten its repetitions';

function explain(message: string): string {
  const [, part = ''] = /`([\s\S]*)`$/.exec(message) ?? [];
  if (/^\(\?<?[=!]/.test(part)) return `Lookaheads and lookbehinds are not supported: ${part}`;
  if (/^\\[1-9k]/.test(part)) return `Back references are not supported: ${part}`;
  const reason = message.replace(/^error parsing regexp: /, '').replace(/: `[\s\S]*`$/, '');
  if (!reason) return 'This is not a valid regular expression';
  return `This is not a valid regular expression: ${part ? `${reason} ${part}` : reason}`.trim();
}
