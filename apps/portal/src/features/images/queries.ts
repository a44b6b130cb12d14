import { imagesApi } from '@smile/contract/images';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../api/call-api.ts';

export function useUploadImage() {
  return useMutation({
    mutationFn: async (file: File) => (await callApi(imagesApi.upload, { body: { file } })).data.imageUrl,
  });
}
