import type { RefusedWhy } from '@clinical/contract/clinical-tasks/operations.schemas';

/** Why one operation of a batch was not applied; the others are. */
export class Refused extends Error {
  readonly why: RefusedWhy;

  constructor(why: RefusedWhy, message: string) {
    super(message);
    this.name = 'Refused';
    this.why = why;
  }
}
