import type { Token } from '../../layout/lines.ts';
import type { Label } from '../labels/label.ts';

/** Maximum gap below the label, in line heights: forms print amounts at the lower right of a cell. */
const lowerRight = 0.8;

/** The amount alone in a label's cell, close below the label. */
export function amountInCell(cell: Token[], label: Label): Token[] {
  const [first] = cell;
  const last = cell.at(-1);
  const isAmount =
    last !== undefined && first!.segment === last.segment && (/\d\.\d{2}\)?$/.test(last.text) || isNumber(cell));
  const isClose = isAmount && first!.top - label.bottom < label.line.height * lowerRight;
  return isClose && first!.left > label.left ? cell : [];
}

function isNumber([first, ...more]: readonly Token[]): boolean {
  return more.length === 0 && /^\d[\d,]*(?:\.\d+)?$/.test(first!.text);
}
