import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { LogSync } from './log-sync.ts';

type SetAttributes = (target: unknown, attributes: { mode?: number }) => void;

interface Stream {
  nfd: number;
  node: unknown;
}

interface EmscriptenModule {
  NODEFS: {
    realPath: (node: unknown) => string;
    node_ops: { setattr: SetAttributes };
    stream_ops: { setattr: SetAttributes; fsync?: (stream: Stream) => number };
  };
}

const ownersRights = ~0o077;

/** PGlite's file system with fsync and owner-only permissions. */
export class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly logSync: LogSync,
  ) {
    super(folder);
  }

  override async init(...input: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const result = await super.init(...input);
    const syncFiles = ({ NODEFS }: EmscriptenModule) => {
      NODEFS.stream_ops.fsync = ({ nfd, node }) => {
        this.logSync.sync(nfd, NODEFS.realPath(node));
        return 0;
      };
      // The engine creates files with mode 0666 and ignores the umask.
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) {
        const { setattr } = operations;
        operations.setattr = (target, attributes) =>
          setattr(
            target,
            attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownersRights },
          );
      }
    };
    const before = (result.emscriptenOpts.preRun ?? []) as unknown[];
    Object.assign(result.emscriptenOpts, { preRun: [syncFiles, ...before] });
    return result;
  }
}
