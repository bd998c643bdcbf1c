import { z } from 'zod';
import { downloadFiles, mebibytes } from '../../../platform/outside/download-files.ts';

const fileName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 'a plain file name');

const CatalogueFile = z.object({
  /** Name in the model's folder. */
  name: fileName,
  address: z.url({ protocol: /^https?$/ }),
  /** Bytes. */
  size: z.number().int().positive(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in lower-case hex'),
});

/** An operator's list of models, and what each costs. */
export const Catalogue = z.object({
  models: z.array(
    z.object({
      name: fileName,
      /** Of memory while it hears, in MiB. */
      memoryMb: z.number().positive(),
      files: z.array(CatalogueFile).min(1),
    }),
  ),
});
export type CatalogueModel = z.infer<typeof Catalogue>['models'][number];

/** What a model costs, in a sentence. */
export function costOf({ name, files, memoryMb }: CatalogueModel): string {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return `${name} takes ${mebibytes(bytes)} of disk, and about ${Math.ceil(memoryMb)} MB of memory while it hears.`;
}

/** Downloads a model's files into a folder. @throws Error that says what is wrong, naming the file */
export function downloadModel(
  { files }: CatalogueModel,
  folder: string,
  options: { say: (line: string) => void; signal?: AbortSignal },
): Promise<void> {
  const remote = files.map(({ sha256, ...file }) => ({
    ...file,
    digest: { algorithm: 'sha256', hex: sha256 } as const,
  }));
  return downloadFiles(remote, folder, options);
}
