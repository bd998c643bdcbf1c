type Span = { day: number; from: string; to: string };

/** True when two of them are on one day and share time. */
export function overlapsInWeek(spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((a, b) => a.day - b.day || a.from.localeCompare(b.from));
  return sorted.some((span, at) => {
    const before = sorted[at - 1];
    return before !== undefined && before.day === span.day && before.to > span.from;
  });
}
