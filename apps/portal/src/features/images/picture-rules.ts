import { imageTooLargeMessage, imageTypeMessage, imageTypes, maxImageBytes } from '@smile/contract/images';

interface Position {
  x: number;
  y: number;
}

const step = 0.02;
const directions: Record<string, Position> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

/** New centre of the crop after an arrow key; null for other keys. */
export function movePosition(position: Position, key: string): Position | null {
  const direction = directions[key];
  if (!direction) return null;
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return { x: clamp(position.x + direction.x), y: clamp(position.y + direction.y) };
}

/** Why a chosen file cannot be used; null if it can. */
export function findPictureProblem(file: File): string | null {
  if (!(imageTypes as readonly string[]).includes(file.type)) return imageTypeMessage;
  return file.size > maxImageBytes ? imageTooLargeMessage : null;
}
