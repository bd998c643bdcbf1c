/** Sizes and times that both sides need. Bytes and milliseconds unless the name says otherwise. */
export const limits = {
  jsonBody: 256 * 1024,
  /** Of the calls that carry a transcript, a note or templates. */
  largeJsonBody: 6 * 1024 * 1024,
  transcriptCharacters: 5_000_000,
  audioFile: 500 * 1024 * 1024,
  /** Longest audio that is heard. */
  audioLife: 4 * 60 * 60_000,
  textFile: 10 * 1024 * 1024,
  pdfFile: 50 * 1024 * 1024,
  imageFile: 25 * 1024 * 1024,
  /** Pages of the PDFs of one request: those that are read by OCR, and all of them. */
  scannedPages: 50,
  pdfPages: 200,
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
  /** Made-up visits that one template is tried on. */
  templateChecks: 8,
  /** What is typed after the slash. */
  phraseName: 40,
  phraseHtml: 20_000,
  promptText: 8_000,
  /** So long an answer from the literature is kept for who asked. */
  evidenceAnswers: 365 * 24 * 60 * 60_000,
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
  /** Entries that one reply gives when a part of a thread is asked for. */
  threadPart: 200,
  /** Of a note: some ten times the longest that anybody reads. */
  noteSentences: 3_000,
  /** Tags in the HTML of one text, and how deep its elements may lie in each other. */
  htmlTags: 50_000,
  htmlDepth: 100,
  /** Of one source text: more than ten hours of lively talk, and twenty hours in characters. */
  utterances: 20_000,
  spokenCharacters: 1_200_000,
  /** Lines of a source text with their times, and characters of one line: a visit of four hours without a line break. */
  sourceTextLines: 100_000,
  sourceTextLine: 250_000,
  /** Objects and lists of a transcript as JSON, some for each word, and how deep they may lie in each other. */
  jsonItems: 250_000,
  jsonDepth: 50,
  /** Characters of one line of a source that a person corrects, and how many are corrected or looked at in one go. */
  sourceLine: 20_000,
  correctedLines: 500,
  /** Voices that one change names, and the characters of a name. */
  speakers: 50,
  speakerName: 80,
  /** Places that one refusal names. */
  errorDetails: 50,
  /** Words that a person or a workspace has engines expect, and the characters of one. */
  vocabulary: 500,
  vocabularyWord: 60,
  /** Characters of one addendum. */
  addendum: 20_000,
  /** Open items answered with one signature. */
  openItems: 1_000,
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
  /** How long an admin may view the workspace as a member before they start anew, in milliseconds. */
  viewingLife: 30 * 60_000,
  /** A refresh token is accepted once more so long after its first use, while its successor is unused. */
  refreshGrace: 60_000,
  /** A sign-in this fresh stands for the password of an account that has none. */
  freshSignIn: 5 * 60_000,
  /** So long a chart that was opened in an emergency stays open, how often one person may do so in 24 hours, and how long its reason is. */
  breakGlassLife: 60 * 60_000,
  breakGlassPerDay: 5,
  breakGlassReasonMin: 15,
  breakGlassReasonMax: 500,
  invitationLife: 7 * 24 * 60 * 60_000,
  /** Characters of a logo as a data address: some 64 KiB of image. */
  logo: 90_000,
  /** Of one chunk of a recording, and of all of one recording together. */
  recordingChunk: 1024 * 1024,
  recordingBytes: 500 * 1024 * 1024,
  recordingChunks: 60_000,
  recordingGaps: 500,
  /** Characters of one line that is heard live, lines of one call, and of one recording. */
  liveLine: 2_000,
  liveLines: 200,
  liveLinesOfRecording: 10_000,
  /** Longest recording, on its own clock, and how long before its end people are warned. */
  recordingLife: 4 * 60 * 60_000,
  recordingWarning: 15 * 60_000,
  /** So long after its last chunk an unfinished recording is kept. */
  recordingKept: 30 * 24 * 60 * 60_000,
  /** A person's first recordings begin with a spoken notice. */
  spokenNotices: 5,
  /** Credits of a seat in each billing cycle, unless the operator sets another number. */
  monthlyCredits: 1_000,
  trialCredits: 30,
  /** A file is sent in pieces of this size (product specification, section 9). */
  uploadPiece: 65_536,
  /** Pictures and PDFs up to this size go in one request, larger ones and sound in pieces. */
  wholeUpload: 20 * 1024 * 1024,
  /** So long after its last piece an unfinished upload is kept, and how many one person may have in a chart. */
  uploadKept: 7 * 24 * 60 * 60_000,
  uploadsUnderWay: 60,
  /** So long a link to an original opens it. */
  assetLink: 5 * 60_000,
  autosaveAfter: 1_500,
  channelName: 80,
  /** Characters of a message, and messages that one person may send in a minute. */
  messageText: 20_000,
  messagesPerMinute: 120,
  messagePage: 50,
  /** Shifts of a rota that have not ended. */
  onCallShifts: 500,
  /** Characters of a search, and how deep its pages go. */
  messageSearch: 200,
  messageSearchDepth: 10_000,
} as const;

/** File name endings that are accepted for an encounter. */
export const audioExtensions = ['wav', 'mp3', 'm4a', 'webm', 'ogg'] as const;
export const transcriptExtensions = ['txt', 'vtt', 'srt', 'json', 'docx'] as const;
export const imageExtensions = ['jpg', 'jpeg', 'png'] as const;
export const pdfExtensions = ['pdf'] as const;
