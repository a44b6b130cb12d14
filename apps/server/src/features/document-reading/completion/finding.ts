import type { FieldName } from '@smile/contract/archive-analysis';
import type { AsideName } from '../extract/read-field.ts';
import type { Token } from '../layout/lines.ts';
import type { ValueKind } from '../lexicon/slot.ts';

/** A value before it is judged, with its source and the reason. */
export interface Finding {
  value: string | number;
  tokens: readonly Token[];
  /** 0–1: how well label, place and shape fit. */
  score: number;
  /** 0–1: how sure it is that the value begins and ends here, where that is in doubt. */
  sureness?: number;
  kind: ValueKind;
  label: string | null;
  reason: string;
}

export type Findings = Map<FieldName | AsideName, Finding>;

/** Keeps the better of two findings of a field. */
export function addFinding(findings: Findings, name: FieldName | AsideName, finding: Finding): void {
  const known = findings.get(name);
  if (!known || finding.score > known.score) findings.set(name, finding);
}
