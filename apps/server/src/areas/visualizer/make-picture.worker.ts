import type { Picture } from '@clinical/contract/visualizer/picture.schemas';
import { makePicture } from '@clinical/language/picture/make-picture';
import type { PictureInput } from '@clinical/language/picture/picture-input';

/** The picture of a chart, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function make(input: PictureInput): Picture {
  return makePicture(input);
}
