import { oneLine } from '../../../platform/text.ts';
/** Something in a file that suggests that it was edited after it was made, in words for a person. */
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

/** Programs that change pictures and finished documents; not those that make or print them. */
const editors = new RegExp(
  oneLine`
    photoshop|gimp|illustrator|inkscape|affinity|corel|canva\b|pixelmator|paint\.net|photopea|snapseed|picsart|
    lightroom|sejda|smallpdf|ilovepdf|pdfescape|pdffiller|pdf-?xchange|foxit (?:phantom|pdf editor)|nitro|
    pdfelement|soda ?pdf|infix|pdf ?candy|master pdf editor|libreoffice draw`,
  'i',
);

/** The editor that a program's name gives away; null for any other. */
export function findEditor(names: (string | null | undefined)[]): string | null {
  return names.find((name) => name && editors.test(name)) ?? null;
}
