import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type EmscriptenOptions = Parameters<NodeFS['init']>[1];
type NodeStream = { nfd?: number };
type StreamOperations = { fsync?: (stream: NodeStream) => number };

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. PGlite's own never does, so a power cut could lose
 * acknowledged commits. It hooks internals of the pinned version; a test counts the calls for each commit.
 */
export class DurableNodeFS extends NodeFS {
  /** How often a file was forced to disk since the folder was opened. */
  syncs = 0;

  override async init(pg: PGlite, options: EmscriptenOptions): ReturnType<NodeFS['init']> {
    const ready = await super.init(pg, options);
    const hook = (module: unknown): void => {
      const { FS } = module as { FS: { filesystems: { NODEFS: { stream_ops: StreamOperations } } } };
      FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          fsyncSync(stream.nfd);
          this.syncs += 1;
        }
        return 0;
      };
    };
    return {
      ...ready,
      emscriptenOpts: { ...ready.emscriptenOpts, preRun: [...(ready.emscriptenOpts.preRun ?? []), hook] },
    };
  }
}
