import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fileNameOf, saveFile } from '../../../api/save-file.ts';
import { siteQuery } from '../queries.ts';

/** Saves the stored site as a file. */
export function useExportSite() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { writeSiteFile } = await import('./site-file.ts');
      const site = await queryClient.fetchQuery(siteQuery(id));
      saveFile(writeSiteFile(site), fileNameOf(site.name, 'wink-site.json'));
    },
  });
}
