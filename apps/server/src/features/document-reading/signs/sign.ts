import { oneLine } from '../../../platform/text.ts';
/** Evidence that a file was edited after it was made, with a message for people. */
export interface Sign {
  kind:
    | 'SAVED_AGAIN'
    | 'CHANGED_LATER'
    | 'EDITOR'
    | 'ANNOTATION'
    | 'COVERED_TEXT'
    | 'CHANGED_FONT'
    | 'HIDDEN_TEXT'
    | 'RECOMPRESSED';
  message: string;
}

/** Programs that edit pictures and finished documents; excludes those that create or print them. */
const editors = new RegExp(
  oneLine`
    photoshop|gimp|illustrator|inkscape|affinity|corel|canva\b|pixelmator|paint\.net|photopea|snapseed|picsart|
    lightroom|sejda|smallpdf|ilovepdf|pdfescape|pdffiller|pdf-?xchange|foxit (?:phantom|pdf editor)|nitro|
    pdfelement|soda ?pdf|infix|pdf ?candy|master pdf editor|libreoffice draw`,
  'i',
);

/** The first name of an editing program; null without one. */
export function findEditor(names: (string | null | undefined)[]): string | null {
  return names.find((name) => name && editors.test(name)) ?? null;
}
