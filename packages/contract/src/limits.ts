/** Sizes and times that both sides need. Bytes and milliseconds unless the name says otherwise. */
export const limits = {
  jsonBody: 256 * 1024,
  /** Of the calls that carry a transcript, a note or templates. */
  largeJsonBody: 6 * 1024 * 1024,
  transcriptCharacters: 5_000_000,
  audioFile: 500 * 1024 * 1024,
  textFile: 10 * 1024 * 1024,
  filesPerUpload: 20,
  noteTitle: 200,
  /** So long a chart stays in the bin, and a merge can be taken back. */
  binLife: 30 * 24 * 60 * 60_000,
  /** An edit this fresh makes somebody an active editor of a chart. */
  editorActiveFor: 30_000,
  /** A page says so often that a chart is open in it; one that was silent for `presenceFor` is gone. */
  presenceEvery: 30_000,
  presenceFor: 75_000,
  templateSections: 60,
  templateText: 20_000,
  /** Past notes that a template is made from: how many, and the characters of one. */
  templateSamples: 3,
  templateSample: 40_000,
  /** What is typed after the slash. */
  phraseName: 40,
  phraseHtml: 20_000,
  promptText: 8_000,
  prechartHtml: 100_000,
  /** Past entries that one note may also rest on. */
  contextEntries: 100,
  /** All of a note's HTML together. */
  answerHtml: 500_000,
  /** Of what is typed beside a source for its note to know. */
  extraContext: 10_000,
  /** What a person asks for in their own words: of a text, or of a chart. */
  instruction: 2_000,
  /** HTML of the piece of a note that one magic edit changes. */
  magicEditHtml: 60_000,
  /** Of a note: some ten times the longest that anybody reads. */
  noteSentences: 3_000,
  /** Of one source text: more than ten hours of lively talk. */
  utterances: 20_000,
  /** Places that one refusal names. */
  errorDetails: 50,
  /** Characters of one addendum. */
  addendum: 20_000,
  pageSize: 50,
  pageSizeMax: 200,
  passwordMin: 12,
  passwordMax: 128,
  confirmCodeDigits: 6,
  confirmCodeLife: 15 * 60_000,
  confirmCodeTries: 5,
  confirmResendAfter: 60_000,
  /** Mails to one address within the life of a code, whoever asked for them. */
  confirmCodesPerAddress: 5,
  /** Wrong passwords in a row before the account is closed to unknown devices, or to the known device that tried them. */
  signInFailures: 5,
  /** The same for one network address, over all accounts. */
  signInFailuresPerAddress: 30,
  signInBlock: 15 * 60_000,
  mfaSessionLife: 5 * 60_000,
  mfaTries: 5,
  recoveryCodes: 10,
  sessionIdle: 30 * 60_000,
  sessionIdleMinutesMin: 5,
  sessionLife: 12 * 60 * 60_000,
  /** A refresh token is accepted once more so long after its first use, while its successor is unused. */
  refreshGrace: 60_000,
  /** A sign-in this fresh stands for the password of an account that has none. */
  freshSignIn: 5 * 60_000,
  invitationLife: 7 * 24 * 60 * 60_000,
  /** Characters of a logo as a data address: some 64 KiB of image. */
  logo: 90_000,
  trialCredits: 30,
  autosaveAfter: 1_500,
} as const;

/** File name endings that are accepted for an encounter. */
export const audioExtensions = ['wav', 'mp3', 'm4a', 'webm', 'ogg'] as const;
export const transcriptExtensions = ['txt', 'vtt', 'json'] as const;
