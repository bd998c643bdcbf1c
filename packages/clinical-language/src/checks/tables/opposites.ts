/** Words that a note may have for their opposites, each with its group: how an illness goes, and what is to be done. */
const groups = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [name = '', ...words] = line.split(' ');
      return words.map((word) => [word, name] as const);
    }),
  );

export const courseWords = groups(`better improve improves improved improving improvement better
worse worsen worsens worsened worsening worse
over resolved subsided
ongoing ongoing persistent persists persisting
acute acute
chronic chronic
slow gradual gradually slowly
sudden sudden suddenly abrupt abruptly
steady stable controlled well-controlled
unsteady unstable uncontrolled poorly-controlled`);

export const actWords =
  groups(`go start starts started initiate initiated begin continue continues continued resume take prescribe recommend recommended
stop stop stops stopped discontinue discontinued discontinues hold avoid against
raise increase increases increased raise
lower decrease decreases decreased reduce reduced lower taper`);
