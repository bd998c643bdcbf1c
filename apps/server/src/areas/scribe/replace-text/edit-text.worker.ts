import { editText, type EditRequest, type EditResult } from '@clinical/language/edit/edit-text';

/** The embedded engine's magic edit, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function edit(request: EditRequest): EditResult {
  return editText(request);
}
