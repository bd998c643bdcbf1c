import type { VisitType } from '@clinical/contract/scribe/synthetic.schemas';
import { type SyntheticVisit, syntheticVisit } from '@clinical/language/samples/synthetic/synthetic-visit';

export type SyntheticInput = { specialty: string; visitType: VisitType; seed: number };

// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function makeUp(wish: SyntheticInput): SyntheticVisit | null {
  return syntheticVisit(wish);
}
