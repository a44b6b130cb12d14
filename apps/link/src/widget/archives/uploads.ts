import type { LinkArchive, LinkFileType } from '@smile/contract/widget-archives';

/** The documents a person may share, and those that were shared; both empty where uploads are off. */
export interface Uploads {
  fileTypes: LinkFileType[];
  archives: LinkArchive[];
}

export const noUploads: Uploads = { fileTypes: [], archives: [] };
