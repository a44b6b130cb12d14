import { siteLimits } from '@smile/contract/site-limits';
import { readOptionLines } from '../fields/option-lines.ts';
import { countFault, type Fault, storableFault } from './texts.ts';

/** Fault of a long list, or of its translation. */
export function optionLinesFault(lines: string): Fault {
  if (lines.length > siteLimits.optionLines)
    return `A list of options has at most ${siteLimits.optionLines} characters`;
  const options = readOptionLines(lines);
  const isLong = options.some(({ label, value }) => Math.max(label.length, value.length) > siteLimits.label);
  return (
    countFault('Options', options, siteLimits.listedOptions) ??
    (isLong ? `An option has at most ${siteLimits.label} characters` : null) ??
    storableFault('A list of options', lines)
  );
}
