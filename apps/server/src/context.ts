import type { Mode, Role } from '@smile/contract/common';
import type { computeTasks } from './compute/compute-tasks.ts';
import type { Config } from './config.ts';
import type { AdapterDirectory } from './connectors/http-adapter/adapter-directory.ts';
import type { Compute } from './platform/child-workers/compute.ts';
import {
  type Actors,
  type Dependencies,
  type ModeContext,
  modeContext,
  type SignInStage,
  type TenantContext,
} from './platform/context.ts';
import { ApiError } from './platform/errors.ts';
import type { Files } from './platform/files/files.ts';

import type { CreateSerializer } from './platform/http/answers/serializer.ts';

import type { Tokens } from './tokens.ts';

export type {
  Actor,
  Caller,
  Context,
  Dependencies,
  ModeContext,
  SignInStage,
  TenantContext,
} from './platform/context.ts';
export { inTransaction, modeContext, onReplica, systemContext, tenantContext, withTenant } from './platform/context.ts';

declare module './platform/context.ts' {
  interface Dependencies {
    config: Config;
    files: Files;
    tokens: Tokens;
    /** Map of the adapter that serves each provider in Production. */
    adapters: AdapterDirectory;
    compute: Compute<typeof computeTasks>;
    createSerializer: CreateSerializer;
  }

  /** Callers: a developer in the portal, a tenant's server with an API key, an end user in the widget. */
  interface Actors {
    developer: {
      kind: 'developer';
      developerId: string;
      role: Role;
      /** Null when the platform acts on behalf of the developer. */
      sessionId: string | null;
      stage: SignInStage;
    };
    apiKey: { kind: 'apiKey'; apiKeyId: string };
    user: {
      kind: 'user';
      userId: string;
      /** Session on the hosted site that the end user is visiting. */
      siteSessionId?: string | undefined;
      /** `manage` allows only viewing and revoking shared data. */
      scope?: 'manage' | undefined;
    };
  }
}

declare module './platform/http/callers/authenticate.ts' {
  interface ContextByAuth {
    developer: DeveloperContext;
    openApi: ModeContext;
    link: LinkContext;
  }
}

export interface DeveloperContext extends TenantContext {
  actor: Actors['developer'];
  isProductionEnabled: boolean;
}

/** Context of a request with an end user's link token. */
export interface LinkContext extends ModeContext {
  actor: Actors['user'];
}

export const nameActor: Dependencies['nameActor'] = (actor) => {
  if (actor.kind === 'developer') return `developer:${actor.developerId}`;
  if (actor.kind === 'apiKey') return `apiKey:${actor.apiKeyId}`;
  return actor.kind === 'user' ? `user:${actor.userId}` : null;
};

/**
 * Context in the mode that a developer chose.
 * @throws ApiError UNAUTHORIZED_ACCESS for Production without access to it
 */
export function inMode(ctx: DeveloperContext, mode: Mode): DeveloperContext & ModeContext {
  if (mode === 'PRODUCTION' && !ctx.isProductionEnabled) throw new ApiError('UNAUTHORIZED_ACCESS');
  return modeContext(ctx, mode);
}
