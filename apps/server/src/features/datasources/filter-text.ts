export function splitIds(csv: string | undefined): string[] {
  return (csv ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

/** In any case and without accents, for finding. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
