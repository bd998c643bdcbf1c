/** What an archive says of one file. `offset`, `size` (plain) and `packed` in bytes; `modifiedAt` in epoch milliseconds, shown as UTC. */
export type ZipRecord = {
  name: string;
  modifiedAt: number;
  offset: number;
  crc: number;
  size: number;
  packed: number;
};

/** The records of the zip format, as PKWARE's APPNOTE 6.3.10 lays them out (sections 4.3 and 4.4). */
const signature = { local: 0x04034b50, descriptor: 0x08074b50, central: 0x02014b50, end: 0x06054b50 };
const signature64 = { end: 0x06064b50, locator: 0x07064b50 };
/** 2.0 for folders and deflate, 4.5 for places beyond 4 GiB. */
const [version20, version45] = [20, 45];
/** Names are UTF-8; sizes follow the data. */
const flags = (1 << 11) | (1 << 3);
const deflated = 8;
const [most16, most32] = [0xffff, 0xffffffff];

function dosTime(epochMs: number): { time: number; date: number } {
  const at = new Date(Math.max(epochMs, Date.UTC(1980, 0, 1)));
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  };
}

type Field = [bytes: 2 | 4 | 8, value: number];

function packed(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

export function localHeader({ name, modifiedAt }: ZipRecord): Buffer {
  const bytes = Buffer.from(name);
  const { time, date } = dosTime(modifiedAt);
  const fields: Field[] = [
    [4, signature.local],
    [2, version20],
    [2, flags],
    [2, deflated],
    [2, time],
    [2, date],
    [4, 0],
    [4, 0],
    [4, 0],
    [2, bytes.length],
    [2, 0],
  ];
  return Buffer.concat([packed(...fields), bytes]);
}

export function dataDescriptor({ crc, packed: packedSize, size }: ZipRecord): Buffer {
  return packed([4, signature.descriptor], [4, crc], [4, packedSize], [4, size]);
}

export function centralHeader({ name, modifiedAt, offset, crc, size, packed: packedSize }: ZipRecord): Buffer {
  const bytes = Buffer.from(name);
  const { time, date } = dosTime(modifiedAt);
  const far = offset >= most32;
  const extra = far ? packed([2, 1], [2, 8], [8, offset]) : Buffer.alloc(0);
  const fields: Field[] = [
    [4, signature.central],
    [2, version45],
    [2, far ? version45 : version20],
    [2, flags],
    [2, deflated],
    [2, time],
    [2, date],
    [4, crc],
    [4, packedSize],
    [4, size],
    [2, bytes.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, far ? most32 : offset],
  ];
  return Buffer.concat([packed(...fields), bytes, extra]);
}

/** The end of the archive: `count` files, whose central headers begin at `offset` and take `size` bytes. */
export function centralEnd({ count, offset, size }: { count: number; offset: number; size: number }): Buffer {
  const huge = count >= most16 || offset >= most32;
  const end64: Field[] = [
    [4, signature64.end],
    [8, 44],
    [2, version45],
    [2, version45],
    [4, 0],
    [4, 0],
    [8, count],
    [8, count],
    [8, size],
    [8, offset],
    [4, signature64.locator],
    [4, 0],
    [8, offset + size],
    [4, 1],
  ];
  const end: Field[] = [
    [4, signature.end],
    [2, 0],
    [2, 0],
    [2, Math.min(count, most16)],
    [2, Math.min(count, most16)],
    [4, Math.min(size, most32)],
    [4, Math.min(offset, most32)],
    [2, 0],
  ];
  return packed(...(huge ? end64 : []), ...end);
}
