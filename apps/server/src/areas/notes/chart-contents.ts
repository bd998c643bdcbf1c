import type { Readable } from 'node:stream';
import type { Scope, Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

type Chart = { id: string; workspaceId: string };

/** One file of an exported chart. The folders and the name of `path` may be anything: the export hardens them. */
export type ExportFile = {
  path: string[];
  /** Epoch milliseconds. */
  modifiedAt: number;
  /** Text, bytes, or the body of a page: clean HTML. */
  content: string | (() => Promise<Readable>) | { page: string };
  /** Heading of a page, and its name in the overview of the export, which links to what has one. */
  title?: string;
};

/** Records of a later area that belong to charts. Each area contributes its own; they run in the order of the areas. */
export type ChartContents = {
  /** Under this name a merge remembers what was moved. */
  name: string;
  /**
   * Takes everything of one chart to another, in the transaction of the merge. What it gives is stored, and handed to `moveBack`.
   * @throws AppError CONFLICT when something is going on in a chart that must end first
   */
  move(tx: Tx, from: Chart, to: Chart): Promise<unknown>;
  /** @throws AppError when something that these charts hold must not go to the bin */
  refuseDeletion?(tx: Tx, noteIds: readonly string[]): Promise<void>;
  /** Charts went to the bin. */
  binned?(tx: Tx, noteIds: readonly string[]): Promise<void>;
  /** A chart was taken out of the bin. */
  restored?(tx: Tx, noteId: string): Promise<void>;
  /** Takes back what was moved and is still there. */
  moveBack(tx: Tx, moved: unknown, from: Chart, to: Chart): Promise<void>;
  /** Files of a chart, one at a time, so that an export of any size needs little memory. */
  exportFiles?(
    scope: Pick<Scope, 'actor' | 'db'>,
    chart: Chart,
    readFile: (fileId: string) => Promise<Readable>,
  ): AsyncIterable<ExportFile>;
};

export const chartContents = port<readonly ChartContents[]>('chart-contents');
