import type { FileUpload } from '@clinical/contract/capture/uploads.schemas';
import { useQuery } from '@tanstack/react-query';
import { isSameFile } from '../upload/piece-server.ts';
import { unfinishedUploadsQuery } from '../upload/unfinished-uploads.api.ts';

/** Files of which only a part has arrived, after a reload or on another day, less those that were chosen again. */
export function useUnfinishedUploads(noteId: string, chosen: readonly File[]): FileUpload[] {
  const { data = [] } = useQuery(unfinishedUploadsQuery(noteId));
  return data.filter((upload) => !chosen.some((file) => isSameFile(upload, file)));
}
