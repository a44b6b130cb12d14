import { first, known, type Recipe } from './recipe.ts';

const mode = 'SANDBOX';

function signed(kind: string): Recipe['query'] {
  return { expires: known(`${kind}-expires`), signature: known(`${kind}-signature`) };
}

/** How to obtain each file. */
export const fileRecipes: Record<string, Recipe> = {
  getArchiveFile: { params: { id: known('archiveId'), fileId: known('archiveFileId') }, query: { mode } },
  openArchiveFile: {
    params: { tenantId: known('tenantId'), archiveId: known('archiveId'), file: known('archive-file') },
    query: signed('archive'),
  },
  openSiteFile: { params: { tenantId: known('tenantId'), file: known('site-file') }, query: signed('site') },
  openAccountFile: {
    params: { tenantId: known('tenantId'), accountId: known('accountId'), file: 'photo.png' },
    query: signed('account'),
  },
  exportDatapoints: { query: { format: 'CSV' } },
  getDatasourceLogo: { params: { file: 'sss_ph.svg' } },
  getLookupReport: { params: { kind: 'maws', id: first('listMaws') }, query: { mode } },
  getImage: { params: { file: known('image-file') } },
  downloadAccountExport: {
    params: { tenantId: known('tenantId'), file: known('export-file') },
    query: signed('export'),
  },
  getSampleDocument: { params: { file: 'george-payslip.pdf' } },
  readInviteMail: { params: { id: first('listInvites') }, query: { token: 'anything' } },
};
