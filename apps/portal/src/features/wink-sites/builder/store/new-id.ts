/** Creates an id: the kind, an underscore and eight hexadecimal digits. */
export function newId(kind: string): string {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0'));
  return `${kind}_${digits.join('')}`;
}
