import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import { pickLines } from '@clinical/language/chart/pick-lines';
import { type SourcedPart, writeBrief } from '@clinical/language/chart/pre-visit-brief';
import { sourceLines } from '@clinical/language/chart/source-lines';

/** `instruction`: a prompt text, null for a brief. `written`: what a model made of it, whose lines are looked up; else the engine gathers. */
export type GatherInput = {
  materials: ChartMaterial[];
  instruction: string | null;
  written: { header: string; lines: string[] }[] | null;
};

/** Lines of the chart with where they come from, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function gather({ materials, instruction, written }: GatherInput): SourcedPart[] {
  if (written) return sourceLines(written, materials);
  return instruction === null ? writeBrief(materials) : pickLines(instruction, materials);
}
