import type { Token } from '../../layout/lines.ts';
import type { Label } from '../labels/label.ts';

/** Forms set the amount of a cell at its lower right, a little below the label. */
const lowerRight = 0.8;

/** The amount that stands by itself in the cell of a label, close under it. */
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
