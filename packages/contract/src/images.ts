import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const maxImageBytes = 200_000;
export const imageTypes = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

export const imageTooLargeMessage =
  'The maximum image size is only allowed to be 200KB, please upload according to the regulations!';
export const imageTypeMessage = 'Only jpeg, jpg and png images can be uploaded.';

/** Where a picture is, as the upload answers it. */
export const pictureUrlSchema = z.url({ protocol: /^https?$/ }).max(500);

export const imagesApi = {
  upload: endpoint({
    operationId: 'uploadImage',
    summary: 'Upload a picture or logo, jpeg or png, at most 200 000 bytes',
    tag: 'Images',
    method: 'POST',
    path: '/images',
    auth: 'developer',
    bodyType: 'form',
    body: z.object({ file: z.file() }),
    status: 201,
    answer: z.object({ imageUrl: z.string() }),
  }),
} as const;
