/** Whether plain data holds so many characters of text; it stops counting there. */
export function hasCharacters(data: unknown, most: number): boolean {
  let left = most;
  const open: unknown[] = [data];
  while (left > 0 && open.length > 0) {
    const value = open.pop();
    if (typeof value === 'string') left -= value.length;
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) open.push(inner);
  }
  return left <= 0;
}
