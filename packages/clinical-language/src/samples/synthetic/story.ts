/**
 * What a made-up visit of a specialty can be about. Each text is a speaker's words; `{a|b}` is one of the wordings, `{side}`, `{when}`
 * and `{days}` are the same throughout a visit.
 */
export type Story = {
  title: string;
  /** The patient on why they come. */
  complaint: string;
  /** What makes it better or worse. */
  detail: string;
  /** What else there is, and what there is not, one thing each. */
  also: string;
  deny: readonly string[];
  past: string;
  takes: string;
  /** What the clinician finds, spoken aloud. */
  exam: string;
  think: string;
  start: string;
  next: string;
  /** When to come back sooner. */
  watch: string;
  /** On a later visit: how it went, and what changes. */
  since: string;
  adjust: string;
};

/** A specialty as its made-up visits need it. `clinician` and `speaker` are the labels of the two voices. */
export type SpecialtyStories = {
  specialty: string;
  clinician?: string;
  speaker?: string;
  stories: readonly Story[];
  procedure: { name: string; risks: string; steps: string; after: string };
  /** What is looked after at a check-up. */
  routine: string;
};
