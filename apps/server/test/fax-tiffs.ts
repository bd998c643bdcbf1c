/** "Page 1" on a strip of 60 lines, 1728 dots wide, 204 by 98 an inch, as Group 4 and as Group 3 pack it. */
export const packedTiffs = {
  group4:
    'SUkqAJ4AAAD//52UAudjVhhPYXLO14bRMdd4V+zQU6GbZOOvtBBhB4QY/tNOgn30T6ieC5fOqpU3TpPf60mqb+ov2v8Je/+KIeR0C1W9WgQj7juglvvywhLqVV9AnbuYXX1ru/Xf/v0uukvblHfb7StP+EYdtpthL7FQ2Jx8UU4MeuqD/DThhWGCuIiNCPmRNLCftKx2FDUf4AIAIAAQAAABAwABAAAAwAYAAAEBAwABAAAAPAAAAAIBAwABAAAAAQAAAAMBAwABAAAABAAAAAYBAwABAAAAAAAAAAoBAwABAAAAAQAAABEBBAABAAAACAAAABIBAwABAAAAAQAAABUBAwABAAAAAQAAABYBAwABAAAAPAAAABcBBAABAAAAlQAAABoBBQABAAAAZAEAABsBBQABAAAAbAEAABwBAwABAAAAAQAAACgBAwABAAAAAgAAACkBAwACAAAAAAABAAAAAADMAAAAAQAAAGIAAAABAAAA',
  group3:
    'SUkqAAACAAAAAU2agAFNmoABTZqAAU2agAFNmoABTZqAAU2agAFNmoABTZqAAU2agAFNmoABTZqAAU2agAFNmoABTZqAAU2agAFNmoAB2UAvsakwUAAB2UARtISYFwAB2UBn2oFTAuAB2UM5bBiJgXAB2UMg9iDHkwUAAdlDDexFDTAuAAHZQwzoLods4wfbTAuAAdlD0phziO5hSbTAuAAB2UPR8DzCj3g6tpgXAAHZTaPD5+eD58aiTBQAAdlDDfOb5+WObUNMC4AB2UMN9UeOj6OwjTAuAAHZQyDGWOh2zsI0wLgAAdlDOQixnds7CNMC4AHZQGcPHQ5ZIsaIJJgoAAHZSDCAfJDsCAjTAuAB2UAuQGMZ3YZwbTAuAAHZQwhc7aLAICNMC4AB2UMGz2M7uF5MFAAB2UMG6PJDtizTAuAB2UMHHeM7tizTAuAB2UMG6PHR4xaTBQAB2UMu6HjoeSNQ0wLgAdlDBuZ4fnzowjTAuAAB2UMG+h3h4PnxqGmBcAHZQwgVysKO+B04MJgbAAHZQwgSCsI9QOnBhMDYAAHZQ1Y8PitnGXAhMDQAAZC0mVAAAZC0mVAAAZE1RplQAAGShzaZUAABkoPmmVYAAZKwdMqwAZEwqZSAAZGBUyYAAU2agAFNmoABTZqAAU2agAFNmoABTZqAAU2agAARAAABAwABAAAAwAYAAAEBAwABAAAAPAAAAAIBAwABAAAAAQAAAAMBAwABAAAAAwAAAAYBAwABAAAAAAAAAAoBAwABAAAAAQAAABEBBAABAAAACAAAABIBAwABAAAAAQAAABUBAwABAAAAAQAAABYBAwABAAAAPAAAABcBBAABAAAA9wEAABoBBQABAAAA0gIAABsBBQABAAAA2gIAABwBAwABAAAAAQAAACQBBAABAAAABAAAACgBAwABAAAAAgAAACkBAwACAAAAAAABAAAAAADMAAAAAQAAAGIAAAABAAAA',
} as const;

/** Dark dots of it. */
export const darkDots = 1_101;

type Entry = { tag: number; value: number; type?: 3 | 4 };

/** A TIFF of one bit a dot, not packed; `next` is where it says that another page begins. */
export function plainTiff(
  { width, height, next = 0, entries = [] }: { width: number; height: number; next?: number; entries?: Entry[] },
  dots: Uint8Array = new Uint8Array(Math.ceil(width / 8) * height),
): Buffer {
  const all: Required<Entry>[] = [
    { tag: 256, value: width },
    { tag: 257, value: height },
    { tag: 258, value: 1 },
    { tag: 259, value: 1 },
    { tag: 262, value: 0 },
    { tag: 273, value: 0 },
    { tag: 278, value: height },
    { tag: 279, value: dots.length },
    ...entries,
  ].map((entry) => ({ type: 4, ...entry }));
  const table = Buffer.alloc(2 + all.length * 12 + 4);
  table.writeUInt16LE(all.length);
  for (const [at, { tag, type, value }] of all.entries()) {
    table.writeUInt16LE(tag, 2 + at * 12);
    table.writeUInt16LE(type, 4 + at * 12);
    table.writeUInt32LE(1, 6 + at * 12);
    table.writeUInt32LE(tag === 273 ? 8 + table.length : value, 10 + at * 12);
  }
  table.writeUInt32LE(next, table.length - 4);
  return Buffer.concat([Buffer.from([0x49, 0x49, 42, 0, 8, 0, 0, 0]), table, dots]);
}
