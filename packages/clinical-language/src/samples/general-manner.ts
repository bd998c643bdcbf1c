const abbreviations =
  /\b(?:HTN|DM2?|T2DM|CAD|CHF|COPD|GERD|CKD|HLD|afib|SOB|CP|N\/V|ROM|WNL|NAD|RRR|CTAB?|NTND|PRN|BID|TID|QD|QHS|PO|f\/u|s\/p|h\/o|c\/o|w\/|w\/o|pt|yo|y\/o|hx|dx|tx|rx)\b/gi;

/** How a person writes throughout, in sentences that an AI can follow; empty when nothing stands out. */
export function generalManner(samples: readonly string[]): string {
  const text = samples.join('\n');
  const words = Math.max(1, text.split(/\s+/).filter(Boolean).length);
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const named: [string, number][] = [
    ['Call the patient "the patient".', count(/\bthe patient\b/gi)],
    [
      'Call the patient "patient", without an article.',
      count(/(?<!\bthe )\bpatient (?:is|was|has|had|reports|denies|states|presents)\b/gi),
    ],
    // in capitals it is physical therapy, but for a line that begins with it
    [
      'Call the patient "pt".',
      count(/\b[Pp]t\b|(?<=^|\. )PT(?= (?:is|was|has|had|reports|denies|states|presents)\b)/gm),
    ],
    ['Call the patient "he" or "she".', count(/\b(?:he|she) (?:is|was|has|had|reports|denies|states|presents)\b/gi)],
  ];
  const [manner, times] = named.toSorted((a, b) => b[1] - a[1])[0]!;
  const short = count(abbreviations) / words;
  return [
    times > 0 ? manner : '',
    count(/\bdenies\b/gi) > 0 ? 'Write negatives with "denies".' : '',
    short > 0.02
      ? 'Use the usual clinical abbreviations.'
      : short === 0 && words > 80
        ? 'Write words out, without abbreviations.'
        : '',
  ]
    .filter(Boolean)
    .join(' ');
}
