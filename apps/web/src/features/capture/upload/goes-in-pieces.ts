import { limits } from '@clinical/contract/limits';
import { type FileKind, kindOf } from './check-files.ts';

/** Sound goes in pieces from the second one on: it is large, and connections break. */
const wholeUpTo: Record<FileKind, number> = {
  audio: limits.uploadPiece,
  transcript: limits.uploadPiece,
  pdf: limits.wholeUpload,
  image: limits.wholeUpload,
};

/** Whether the files of one encounter are sent piece by piece, or in one request. They are of one kind. */
export function goesInPieces(files: readonly { name: string; size: number }[]): boolean {
  const kind = kindOf(files[0]?.name ?? '') ?? 'transcript';
  return files.some(({ size }) => size > wholeUpTo[kind]);
}
