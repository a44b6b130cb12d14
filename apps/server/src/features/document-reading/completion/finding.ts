import type { FieldName } from '@smile/contract/archive-analysis';
import type { AuxiliaryName } from '../extract/read-field.ts';
import type { Token } from '../layout/lines.ts';
import type { ValueKind } from '../lexicon/slot.ts';

/** A value with its source and the reason, before its confidence is calculated. */
export interface Finding {
  value: string | number;
  tokens: readonly Token[];
  /**
   * 0–1: how well label, position and format fit. Fixed scores rank the ways to find a field; after a change, compare
   * `npm run bench -- documents`.
   */
  score: number;
  /** 0–1: confidence in the value or its extent, when there is a reason for doubt. */
  extentConfidence?: number;
  kind: ValueKind;
  label: string | null;
  reason: string;
}

export type FindingName = FieldName | AuxiliaryName;
export type Findings = Map<FindingName, Finding>;

/** Stores a finding when it scores higher than the existing one of that field. */
export function addFinding(findings: Findings, name: FindingName, finding: Finding): void {
  const known = findings.get(name);
  if (!known || finding.score > known.score) findings.set(name, finding);
}
