/** What a sentence says of itself at its end when it does not come from the visit. */
export const chartMarks = {
  prechart: 'from the prechart',
  carried: 'carried forward, not discussed today',
  partly: 'partly from the chart',
} as const;
export type ChartMark = keyof typeof chartMarks;

const marked = new RegExp(`\\s*\\((?:${Object.values(chartMarks).join('|')})\\)`, 'gi');

/** The text without any such words. */
export function withoutChartMarks(text: string): string {
  return text.replace(marked, '').trim();
}

/** "Takes metformin." → "Takes metformin (from the prechart)." */
export function withChartMark(text: string, mark: ChartMark): string {
  const plain = withoutChartMarks(text).replace(/[\s.;,]+$/, '');
  return `${plain} (${chartMarks[mark]}).`;
}
