import type { BundleIssue } from '@clinical/contract/visualizer/chart-facts.schemas';
import { BundleError } from '@clinical/language/fhir/fields';
import { readBundle, type ReadBundle } from '@clinical/language/fhir/read-bundle';

/** Reads a FHIR Bundle in the worker pool; `wrong` says by place why it is none. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function read(bundle: unknown): ReadBundle | { wrong: BundleIssue[] } {
  try {
    return readBundle(bundle);
  } catch (error) {
    if (error instanceof BundleError) return { wrong: [...error.issues] };
    throw error;
  }
}
