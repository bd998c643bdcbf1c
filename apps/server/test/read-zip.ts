import { unzipSync } from 'fflate';

/** The files of a zip archive by name, in the order of its directory. */
export const readZip = (archive: Uint8Array): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name, Buffer.from(content)]));
