import { z } from 'zod';
import { idSchema, modeSchema } from './common.ts';
import { endpoint } from './endpoint.ts';

export const readmeTokenLifetimeSeconds = 60;

const tag = 'Readme tokens';

export const readmeTokensApi = {
  create: endpoint({
    operationId: 'createReadmeToken',
    summary: 'Create a token that identifies a reader to the documentation',
    description:
      'Appended to the links of the documentation and the service status as `auth_token`. It works once, within 60 seconds, and gives no access to anything.',
    tag,
    method: 'POST',
    path: '/readmeTokens',
    auth: 'developer',
    body: z.object({ keyId: idSchema.describe('Id of an API key of the mode.'), mode: modeSchema.default('SANDBOX') }),
    status: 201,
    answer: z.object({ token: z.string() }),
    errors: ['MISSING_RESOURCE'],
  }),
  redeem: endpoint({
    operationId: 'redeemReadmeToken',
    summary: 'Get the owner of a readme token',
    description: 'For your own documentation site: the mode and the public half of the key pair; works once.',
    tag,
    method: 'POST',
    path: '/readmeTokens/redeem',
    auth: 'public',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ mode: modeSchema, apiKey: z.string() }),
    errors: ['LINK_EXPIRED'],
  }),
} as const;
