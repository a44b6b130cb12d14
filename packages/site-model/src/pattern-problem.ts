export interface PatternCheck {
  /** Why the pattern cannot be used, for its author; null if it is valid. */
  problem: string | null;
  /** Number of instructions of the compiled program, which bounds the match time; 0 for an invalid pattern. */
  programSize: number;
}

/** Checks a pattern for the author of its form. */
export type CheckPattern = (pattern: string) => PatternCheck;

/** Maximum compiled size in instructions; match time is proportional to it. */
export const patternLimits = { perPattern: 1000, perScreen: 2000 };

/**
 * Checks a pattern for an RE2 engine. RE2 runs in linear time but lacks lookarounds and back references, and expands
 * repetitions, so a short pattern can compile to a large program.
 * @param compile throws if the pattern is invalid
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
