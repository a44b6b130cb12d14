import type { Line, Token } from '../../layout/lines.ts';
import type { Parsed } from '../../values/parsed.ts';

export interface Surroundings {
  lines: readonly Line[];
  /** The words of all labels. */
  inLabel: ReadonlySet<Token>;
  dayFirst: boolean;
  /** True when the document writes its amounts with cents. */
  hasCents: boolean;
}

/** A value; a period has its last day in `end`. */
export interface SlotValue extends Parsed {
  end?: string;
}
