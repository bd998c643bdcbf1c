/** What is the opposite of what, of the course of an illness. Each pair: the words of one side and of the other, as sources of patterns. */
export const courses: readonly { readonly [side in 'one' | 'other']: string }[] = [
  {
    one: String.raw`improv(?:e|es|ed|ing|ement)|better|eas(?:ed|ing)|subsid(?:ed|ing)|settl(?:ed|ing)|reliev(?:ed|es|ing)|relief|resolv(?:ed|ing)|gone(?: away)?|went away|goes away|go away|helped|helps|helping|help|loosened|good|great|less|nicely|well|fine|healed|healing|cleared|lessened|alleviat(?:ed|es|ing)`,
    other: String.raw`wors(?:e|en|ens|ened|ening)|aggravat(?:ed|es|ing)|deteriorat(?:ed|ing)|flar(?:ed|ing)|exacerbat(?:ed|es|ing|ion)|bad|badly|harder|more (?:pain|frequent|often|severe)|progress(?:ed|ively)`,
  },
  {
    one: String.raw`resolved|gone|went away|cleared|stopped|over|no longer|subsided`,
    other: String.raw`ongoing|persist(?:s|ed|ent|ing)|continu(?:es|ed|ing)|still|constant|remains`,
  },
  {
    one: String.raw`acute|sudden(?:ly)?|new|recent|just|started|happened`,
    other: String.raw`chronic|long[- ]?(?:standing|term)|years|always|history|forever`,
  },
  {
    one: String.raw`gradual(?:ly)?|slow(?:ly)?|over time|progressive(?:ly)?`,
    other: String.raw`sudden(?:ly)?|abrupt(?:ly)?|all of a sudden|immediate(?:ly)?`,
  },
  {
    one: String.raw`(?:well[- ]?)controlled|under control|control|stable|good|well|great|normal|fine|okay|managed|managing|unchanged|same|steady|better`,
    other: String.raw`uncontrolled|poorly[- ]controlled|poor(?:ly)?|unstable|not controlled|out of control|high|elevated|bad|worse|up`,
  },
];

/** What is over, and what is so now. */
export const past = String.raw`used to|quit|former(?:ly)?|no longer|stopped|in the past|not anymore|anymore|any more|ex-smoker|discontinued|gave up|back then|years ago|months ago`;
export const now = String.raw`currently|still|now|at the moment|these days|today|every day|daily|takes?|taking`;
