/** In characters, not UTF-16 code units. */
const maxPartLength = 80;
/** Characters that file systems reject or treat as separators, control characters and bidi marks. */
const unfit = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu;

/** File name of the parts that have a text: "one - other.extension". */
export function nameFile(parts: readonly (string | null | undefined)[], extension: string): string {
  const texts = parts.map((part) => {
    const text = (part ?? '').replace(unfit, ' ').replace(/\s+/g, ' ').trim();
    return [...text].slice(0, maxPartLength).join('');
  });
  return `${texts.filter(Boolean).join(' - ')}.${extension}`;
}
