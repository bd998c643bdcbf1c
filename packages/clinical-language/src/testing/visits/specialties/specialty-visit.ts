/** A synthetic visit of one field, with what its note must hold under the sections of that field's starter template. */
export type SpecialtyVisit = {
  title: string;
  /** Key of the starter template. */
  starter: string;
  sex: 'female' | 'male';
  source: string;
  /** Patterns by key of section; `anywhere` for what may stand under any. Written without regard to case. */
  facts: Readonly<Record<string, readonly RegExp[]>>;
  /** Patterns that must not match, by key of section or `anywhere`. */
  never: Readonly<Record<string, readonly RegExp[]>>;
};
