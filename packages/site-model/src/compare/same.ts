/** Deep equality of two document or wire values. */
export function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [leftKeys, rightKeys] = [Object.keys(left), Object.keys(right)];
  return (
    leftKeys.length === rightKeys.length &&
    leftKeys.every(
      (key) => Object.hasOwn(right, key) && isSame(left[key as keyof typeof left], right[key as keyof typeof right]),
    )
  );
}
