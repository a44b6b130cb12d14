import { z } from 'zod';
import { idSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { file, foreverSeconds, storedFileErrors } from './file-answer.ts';

export const maxImageBytes = 200_000;
/** Protects viewers' browsers against decompression bombs. */
export const maxImagePixels = 40_000_000;
export const imageTypes = ['image/jpeg', 'image/png'] as const;
export type ImageType = (typeof imageTypes)[number];

export const imageTooLargeMessage =
  'The maximum image size is only allowed to be 200KB, please upload according to the regulations!';
export const imagePixelsMessage = 'Only images of up to 40 megapixels can be uploaded.';
export const imageTypeMessage = 'Only jpeg, jpg and png images can be uploaded.';

/** URL of an uploaded picture, as the upload returns it. */
export const pictureUrlSchema = z.url({ protocol: /^https?$/ }).max(500);

export const imagesApi = {
  upload: endpoint({
    operationId: 'uploadImage',
    summary: 'Upload a picture or logo, jpeg or png, at most 200 000 bytes and 40 megapixels',
    tag: 'Images',
    method: 'POST',
    path: '/images',
    auth: 'developer',
    bodyType: 'form',
    body: z.object({ file: z.file() }),
    status: 201,
    answer: z.object({ imageUrl: z.string() }),
  }),
  get: endpoint({
    operationId: 'getImage',
    summary: 'Get an uploaded picture or logo',
    tag: 'Files',
    method: 'GET',
    path: '/cdn/images/{file}',
    auth: 'public',
    api: 'files',
    params: z.object({ file: idSchema.meta({ examples: ['img-0f6b1f0c2e7d4b5a9c8d7e6f5a4b3c2d.png'] }) }),
    answer: file(imageTypes, { isInline: true, publicSeconds: foreverSeconds }),
    errors: storedFileErrors,
  }),
} as const;
