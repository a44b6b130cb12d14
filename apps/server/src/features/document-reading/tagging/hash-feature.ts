/** FNV-1a of a feature's name, folded to 26 bits: so few share a number that it costs nothing, and files stay small. */
export function hashFeature(name: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return ((hash >>> 26) ^ hash) & 0x3ffffff;
}
