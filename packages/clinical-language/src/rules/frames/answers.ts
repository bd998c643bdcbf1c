/** What an answer says to a yes-or-no question, and the words that come after it. */
export type Answer = {
  polarity: 'yes' | 'no';
  rest: string[];
  /** How a "no" bears on the words after it: "no fever" denies them, "no, just nausea" reports them, else it is unclear. */
  bearing: 'denied' | 'reported' | 'unclear';
};

const noStarts = [
  'no not that i know of',
  'no not that i can recall',
  'no not that i remember',
  'not that i know of',
  'not that i can recall',
  'not that i can think of',
  'not that i have noticed',
  'not that i am aware of',
  'not that i remember',
  'not at this point',
  'not at this time',
  'no not at all',
  'no not at this time',
  'not at all',
  'none at all',
  'no nothing like that',
  'nothing like that',
  'no none of that',
  'none of that',
  'no i have not',
  'no i do not',
  'no i am not',
  'no i did not',
  'no i was not',
  'no it is not',
  'no it does not',
  'no there is not',
  'no they are not',
  'no never',
  'i have not',
  'i do not',
  'i am not',
  'i did not',
  'it does not',
  'it is not',
  'not really',
  'no not really',
  'not recently',
  'not lately',
  'not yet',
  'no not yet',
  'no no',
  'no sir',
  "no ma'am",
  'never',
  'none',
  'nothing',
  'nope',
  'nah',
  'negative',
  'no',
  'not',
  'mm-mm',
].map((start) => start.split(' '));
const yesStarts = [
  'yes i have',
  'yes i do',
  'yes i am',
  'yes i did',
  'yeah i have',
  'yeah i do',
  'yeah i am',
  'yeah i did',
  'yes it is',
  'yes it does',
  'yeah it does',
  'yeah it is',
  'yes they are',
  'yes there is',
  'yes there has',
  'i have',
  'i do',
  'i am',
  'i did',
  'it does',
  'it is',
  'it has',
  'i sure have',
  'i sure do',
  'that is correct',
  'that is right',
  'correct',
  'that is true',
  'yes sir',
  "yes ma'am",
  'for sure',
  'of course',
  'yes',
  'yeah',
  'yep',
  'yup',
  'sure',
  'right',
  'exactly',
  'absolutely',
  'definitely',
  'uh-huh',
  'mm-hmm',
  'every now and then',
  'occasionally',
  'sometimes',
  'once in a while',
  'a little bit',
  'a little',
  'a bit',
  'somewhat',
].map((start) => start.split(' '));
const keeps = new Set([
  'every now and then',
  'occasionally',
  'sometimes',
  'once in a while',
  'a little bit',
  'a little',
  'a bit',
  'somewhat',
]);
const mayFollow = new Set(', but and just so only maybe except because'.split(' '));

/** Reads an answer from its first words; undefined when they are neither yes nor no. */
export function readAnswer(words: readonly string[]): Answer | undefined {
  const plain = words.filter((word, i) => word !== ',' || i > 3);
  for (const [polarity, starts] of [
    ['no', noStarts],
    ['yes', yesStarts],
  ] as const) {
    const start = starts.find((candidate) => candidate.every((word, i) => plain[i] === word));
    if (!start) continue;
    const next = plain[start.length];
    const auxiliary = /^(?:have|do|am|did|does|is|has|not)$/.test(start.at(-1)!) && start.length > 1;
    // "i have a cough" is a statement of its own, not "yes"
    if (auxiliary && start[0] !== 'no' && start[0] !== 'yes' && next !== undefined && !mayFollow.has(next)) continue;
    if (start.join(' ') === 'not' && next !== undefined) continue;
    const rest =
      auxiliary && next !== undefined && !mayFollow.has(next)
        ? plain.slice(1)
        : plain.slice(keeps.has(start.join(' ')) ? 0 : start.length);
    const told = rest.filter((word, i) => i > 0 || !mayFollow.has(word));
    return { polarity, rest: told, bearing: polarity === 'yes' ? 'reported' : bearingOf(words, told) };
  }
  return undefined;
}

function bearingOf(words: readonly string[], rest: readonly string[]): Answer['bearing'] {
  let at = words.length;
  for (let k = rest.length - 1; k >= 0 && at > 0; k--) {
    at--;
    while (at > 0 && words[at] !== rest[k]) at--;
  }
  const lead = words.slice(0, at);
  if (lead.some((word) => /^(?:but|just|only|maybe|except|other)$/.test(word))) return 'reported';
  if (
    /^(?:a little|a bit|a few|some|mild|occasional|occasionally|sometimes|just|only|except|maybe)\b/.test(
      rest.join(' '),
    )
  )
    return 'reported';
  return /^(?:no|any|not|or|nor)$/.test(lead.at(-1) ?? '') ? 'denied' : 'unclear';
}
