/** Epoch milliseconds of a time as clients name an entry by: ISO 8601 or the number itself. */
export function entryTime(createdAt: string | number): number {
  return typeof createdAt === 'number' ? createdAt : Date.parse(createdAt);
}
