/** A PDF's matrix: `x' = a·x + c·y + e`, `y' = b·x + d·y + f`. */
type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const unitMatrix: Matrix = [1, 0, 0, 1, 0, 0];

/** The product of two matrices: applies `inner`, then `outer`. */
function multiplyMatrices(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function transformPoint([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

export type Operators = typeof import('pdfjs-dist/legacy/build/pdf.mjs')['OPS'];

interface Point {
  x: number;
  y: number;
}

export interface Observer {
  /** Called for visible text with the middle of its letters. */
  onText(text: string, middle: Point): void;
  /** Called for an opaque surface with two opposite corners. */
  onSurface(corners: [Point, Point]): void;
}

/** The part of the graphics state that decides where text is and what covers it. */
interface State {
  view: Matrix;
  alpha: number;
  size: number;
  leading: number;
  renderMode: number;
}

interface Walk {
  state: State;
  saved: State[];
  /** Start of the text line, and position of the next letter. */
  line: Matrix;
  text: Matrix;
}

/** Text rendering mode 3: invisible, only for searching. */
const invisible = 3;
const minOpaqueAlpha = 0.9;

/** Runs through the drawing operators of a page in order. */
export function walkOperators(
  OPS: Operators,
  { fnArray, argsArray }: { fnArray: number[]; argsArray: unknown[] },
  observer: Observer,
): void {
  const state: State = { view: unitMatrix, alpha: 1, size: 1, leading: 0, renderMode: 0 };
  const walk: Walk = { state, saved: [], line: unitMatrix, text: unitMatrix };
  fnArray.forEach((operator, index) => {
    const args = Array.from((argsArray[index] ?? []) as ArrayLike<unknown>);
    stepState(OPS, walk, operator, args);
    stepText(OPS, walk, operator, args, observer);
    stepSurface(OPS, walk, operator, args, observer);
  });
}

function stepState(OPS: Operators, walk: Walk, operator: number, args: unknown[]): void {
  const { state } = walk;
  switch (operator) {
    case OPS.save:
      walk.saved.push(state);
      return;
    case OPS.restore:
    case OPS.paintFormXObjectEnd:
      walk.state = walk.saved.pop() ?? state;
      return;
    case OPS.paintFormXObjectBegin:
      walk.saved.push(state);
      if (args[0]) walk.state = { ...state, view: multiplyMatrices(state.view, toMatrix(args[0])) };
      return;
    case OPS.transform:
      walk.state = { ...state, view: multiplyMatrices(state.view, toMatrix(args)) };
      return;
    case OPS.setGState:
      walk.state = { ...state, alpha: fillAlpha(args[0]) ?? state.alpha };
      return;
    case OPS.setFont:
      walk.state = { ...state, size: Number(args[1]) };
      return;
    case OPS.setLeading:
      walk.state = { ...state, leading: -Number(args[0]) };
      return;
    case OPS.setTextRenderingMode:
      walk.state = { ...state, renderMode: Number(args[0]) };
  }
}

function stepText(OPS: Operators, walk: Walk, operator: number, args: unknown[], { onText }: Observer): void {
  const moveTo = (matrix: Matrix) => {
    walk.line = matrix;
    walk.text = matrix;
  };
  const moveBy = (x: number, y: number) => moveTo(multiplyMatrices(walk.line, [1, 0, 0, 1, x, y]));
  switch (operator) {
    case OPS.beginText:
      moveTo(unitMatrix);
      return;
    case OPS.setTextMatrix:
      moveTo(toMatrix(args.length === 1 ? args[0] : args));
      return;
    case OPS.moveText:
      moveBy(Number(args[0]), Number(args[1]));
      return;
    case OPS.setLeadingMoveText:
      walk.state = { ...walk.state, leading: Number(args[1]) };
      moveBy(Number(args[0]), Number(args[1]));
      return;
    case OPS.nextLine:
      moveBy(0, walk.state.leading);
      return;
    case OPS.showText: {
      const { view, size, renderMode } = walk.state;
      const { letters, width } = measureGlyphs(args[0], size);
      const middle = transformPoint(multiplyMatrices(view, walk.text), width / 2, size * 0.3);
      walk.text = multiplyMatrices(walk.text, [1, 0, 0, 1, width, 0]);
      if (letters.trim() !== '' && renderMode !== invisible) onText(letters.trim(), middle);
    }
  }
}

function stepSurface(
  OPS: Operators,
  { state }: Walk,
  operator: number,
  args: unknown[],
  { onSurface }: Observer,
): void {
  if (state.alpha < minOpaqueAlpha) return;
  const surface = (bounds: unknown) => {
    const [left, bottom, right, top] = Array.from(bounds as ArrayLike<number>) as [number, number, number, number];
    onSurface([transformPoint(state.view, left, bottom), transformPoint(state.view, right, top)]);
  };
  const isFill = [OPS.fill, OPS.eoFill, OPS.fillStroke, OPS.eoFillStroke].includes(args[0] as number);
  if (operator === OPS.constructPath && isFill && args[2]) surface(args[2]);
  if (operator === OPS.paintImageXObject || operator === OPS.paintInlineImageXObject) surface([0, 0, 1, 1]);
}

/** Text and width in text units; numbers between glyphs are offsets in thousandths. */
function measureGlyphs(given: unknown, size: number): { letters: string; width: number } {
  let letters = '';
  let thousandths = 0;
  for (const glyph of (Array.isArray(given) ? given : []) as ({ unicode?: string; width?: number } | number | null)[]) {
    if (typeof glyph === 'number') thousandths -= glyph;
    else if (glyph) {
      letters += glyph.unicode ?? '';
      thousandths += glyph.width ?? 0;
    }
  }
  return { letters, width: (thousandths * size) / 1000 };
}

function toMatrix(given: unknown): Matrix {
  const [a, b, c, d, e, f] = Array.from(given as ArrayLike<number>, Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function fillAlpha(pairs: unknown): number | undefined {
  const found = (pairs as [string, unknown][] | undefined)?.find(([name]) => name === 'ca');
  return found && Number(found[1]);
}
