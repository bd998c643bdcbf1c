import { useRef, useState } from 'react';
import { formatBytes } from '../../../lib/format.ts';
import { acceptedEndings, checkFiles, type FileProblem, groupFiles } from '../upload/check-files.ts';
import { t } from './new-entry.texts.ts';

/** Files as they are dropped or chosen: what may be sent is grouped by encounter, and each refused one has its reason. */
export function useFileChoice(already: number, onAdd: (groups: File[][]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string[]>([]);
  const take = (list: FileList | null): void => {
    const checked = checkFiles([...(list ?? [])], already);
    setRefused(checked.flatMap(({ file, problem }) => (problem ? [sayProblem(file, problem)] : [])));
    const good = checked.flatMap(({ file, problem }) => (problem ? [] : [file]));
    if (good.length > 0) onAdd(groupFiles(good));
  };
  return { input, refused, take, choose: () => input.current?.click() };
}

function sayProblem(file: File, problem: FileProblem): string {
  switch (problem.kind) {
    case 'type':
      return t('fileType', { file: file.name, endings: acceptedEndings.join(' ') });
    case 'heic':
      return t('fileHeic', { file: file.name });
    case 'empty':
      return t('fileEmpty', { file: file.name });
    case 'tooLarge':
      return t('fileTooLarge', { file: file.name, size: formatBytes(file.size), limit: formatBytes(problem.limit) });
    case 'tooMany':
      return t('fileTooMany', { file: file.name, limit: problem.limit });
  }
}
