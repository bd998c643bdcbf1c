const irregular: Record<string, string> = {
  has: 'have',
  had: 'have',
  having: 'have',
  was: 'be',
  were: 'be',
  is: 'be',
  are: 'be',
  am: 'be',
  been: 'be',
  being: 'be',
  did: 'do',
  does: 'do',
  done: 'do',
  took: 'take',
  taken: 'take',
  taking: 'take',
  felt: 'feel',
  went: 'go',
  gone: 'go',
  goes: 'go',
  saw: 'see',
  seen: 'see',
  gave: 'give',
  given: 'give',
  got: 'get',
  gotten: 'get',
  getting: 'get',
  came: 'come',
  began: 'begin',
  begun: 'begin',
  started: 'start',
  ran: 'run',
  running: 'run',
  ate: 'eat',
  eaten: 'eat',
  slept: 'sleep',
  fell: 'fall',
  fallen: 'fall',
  broke: 'break',
  broken: 'break',
  kept: 'keep',
  told: 'tell',
  said: 'say',
  thought: 'think',
  knew: 'know',
  known: 'know',
  made: 'make',
  found: 'find',
  lost: 'lose',
  loss: 'lose',
  hurts: 'hurt',
  worse: 'worsen',
  feet: 'foot',
  teeth: 'tooth',
  children: 'child',
  diagnoses: 'diagnosis',
  better: 'improve',
  improved: 'improve',
  increasing: 'increase',
  tingles: 'tingle',
  stopped: 'stop',
};

/** A light English stem, good enough to compare words ("denies", "denied" → "deny"). Not a dictionary form. */
export function stem(word: string): string {
  const known = Object.hasOwn(irregular, word) ? irregular[word] : undefined;
  if (known !== undefined) return known;
  if (word.length < 4 || /\d/.test(word)) return word;
  let s = word.replace(/'s$/, '');
  if (/[^s]s$/.test(s) && !/(?:us|is)$/.test(s))
    s = s
      .replace(/ies$/, 'y')
      .replace(/(sh|ch|x|ss|z)es$/, '$1')
      .replace(/s$/, '');
  if (s.length > 5) s = s.replace(/ied$/, 'y').replace(/(?:ing|ed|ly)$/, '');
  return s.replace(/([b-df-hj-np-rtv-z])\1$/, '$1').replace(/e$/, '');
}
