import { limits } from '@clinical/contract/limits';
import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import { isoTime } from '../../../platform/clock.ts';
import type { UploadRow } from './uploads.queries.ts';

export const piecesOf = ({ size }: Pick<UploadRow, 'size'>): number => Math.ceil(size / limits.uploadPiece);

export function viewUpload(row: UploadRow): FileUpload {
  const { id, noteId, kind, fileName, size, next } = row;
  return {
    id,
    noteId,
    kind,
    fileName,
    size,
    modifiedAt: isoTime(row.modifiedAt),
    pieces: piecesOf(row),
    next,
    keptUntil: isoTime(row.updatedAt + limits.uploadKept),
  };
}
