/** What is said when nothing better is known. A constant of its own, so that pages need not load the list. */
export const fallbackErrorText = 'Unable to access server. Try again and contact support if the issue continues.';

/**
 * The closed list of error codes. 401 and 403 mean only "this session is no longer acceptable": the client signs out on both.
 * Every other refusal inside a session is 404 (not visible), 409 or 422.
 */
export const errorCodes = {
  SESSION_REQUIRED: { status: 401, text: 'Sign in to continue.', when: 'no token, or one that is not valid' },
  SESSION_EXPIRED: {
    status: 401,
    text: 'Your session has expired. Sign in again.',
    when: 'token or session past its end',
  },
  SESSION_REVOKED: {
    status: 401,
    text: 'This session was ended. Sign in again.',
    when: 'signed out, reset or closed elsewhere',
  },
  ACCOUNT_NOT_AUTHORISED: { status: 403, text: 'This account is not active.', when: 'role_value is 0' },
  FOREIGN_ORIGIN: {
    status: 403,
    text: 'The request came from another site and was rejected.',
    when: 'Origin is not ours, or the CSRF token is wrong',
  },
  NOT_FOUND: {
    status: 404,
    text: 'Not found. It may have been removed, or you may not have access.',
    when: 'no such record, or not visible to the caller',
  },
  METHOD_NOT_ALLOWED: { status: 405, text: 'This call does not exist.', when: 'the path exists with another method' },
  INVALID_INPUT: {
    status: 422,
    text: 'Part of the request is not valid.',
    when: 'the request does not fit its schema; detail names each place',
  },
  MALFORMED_REQUEST: {
    status: 400,
    text: 'The request could not be read.',
    when: 'broken JSON, wrong encoding or a broken form',
  },
  UNSUPPORTED_MEDIA: {
    status: 415,
    text: 'This kind of file is not supported.',
    when: 'type by name or content is not accepted',
  },
  TOO_LARGE: { status: 413, text: 'This is too large.', when: 'body or file over its limit' },
  REQUEST_TIMEOUT: {
    status: 408,
    text: 'The request took too long to arrive.',
    when: 'a body that does not finish in time',
  },
  RATE_LIMITED: {
    status: 429,
    text: 'Too many requests. Wait a moment and try again.',
    when: 'over a rate limit, or too much heavy work pending; Retry-After says when',
  },
  VERSION_CONFLICT: {
    status: 409,
    text: 'Someone else changed this since you opened it.',
    when: 'the version it was based on is not the newest',
  },
  CONFLICT: {
    status: 409,
    text: 'This is not possible in the current state. Reload the page and try again.',
    when: 'the record is in a state that does not allow it',
  },
  SLOT_TAKEN: {
    status: 409,
    text: 'This time is no longer free. Choose another time.',
    when: 'the clinician has another appointment then, its buffers included',
  },
  DAY_CLOSED: {
    status: 409,
    text: 'The clinic is closed on this day.',
    when: 'a booking on a closed day that does not say that the caller knows',
  },
  DAY_FULL: {
    status: 409,
    text: 'The clinician has as many visits of this kind on this day as the workspace allows. Choose another day.',
    when: 'a booking over the daily limit of its kind of visit',
  },
  ENTRY_SIGNED: {
    status: 409,
    text: 'This entry is signed and can no longer be changed. Add an addendum instead.',
    when: 'anything would change a signed entry',
  },
  SYNTHETIC_ENTRY: {
    status: 409,
    text: 'This is a synthetic visit. It and its note cannot be signed or sent.',
    when: 'a synthetic entry would be signed, or would go to somebody else',
  },
  CHECKS_OUTDATED: {
    status: 409,
    text: 'The checks are outdated. You can sign when the current note has been checked.',
    when: 'a note is signed whose newest text, source or checker has no run yet',
  },
  SIGNING_BLOCKED: {
    status: 409,
    text: 'Resolve the open findings before you sign this note.',
    when: 'a major contradiction or unsourced sentence is not accepted, or a missing drug, dose, allergy or refusal not answered; detail names each finding',
  },
  OPEN_ITEMS: {
    status: 409,
    text: 'Answer the open items of earlier visits before you sign this note.',
    when: 'a note is signed while an open task of an earlier visit has no answer, or a loop is met without a reason; detail names each task',
  },
  REVIEW_INCOMPLETE: {
    status: 409,
    text: 'This workspace requires every sentence to be looked at before a note is signed.',
    when: 'the workspace makes full review coverage a condition and it is not reached',
  },
  NOT_DELEGATED: {
    status: 409,
    text: 'This clinician has not made you a signing delegate.',
    when: 'somebody signs on behalf of a clinician who has not granted it in this workspace',
  },
  SIGNED_ENTRIES: {
    status: 409,
    text: 'A chart with a signed entry can be archived, not deleted.',
    when: 'a chart that holds a signed entry would go to the bin',
  },
  DIFFERENT_PATIENTS: {
    status: 409,
    text: 'These charts differ in date of birth or MRN. To merge them anyway, type the name of the chart that will be kept.',
    when: 'a merge of charts with a different date of birth or MRN, without the typed name of the target',
  },
  BREAK_GLASS_LIMIT: {
    status: 409,
    text: 'You have reached the limit of charts opened in an emergency within 24 hours. Ask an admin for access.',
    when: 'a further chart is opened in an emergency within 24 hours of the last ones',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 409,
    text: 'This key was used for another request.',
    when: 'same Idempotency-Key, other content',
  },
  INVALID_CODE: {
    status: 422,
    text: 'The code is incorrect or has expired. Check the latest e-mail, or ask for a new code.',
    when: 'confirmation code wrong, used, expired or out of tries',
  },
  WRONG_PASSWORD: {
    status: 422,
    text: 'The password is incorrect.',
    when: 'the password that confirms a change does not fit, or a fresh sign-in at the provider is needed',
  },
  TWO_FACTOR_SETUP_REQUIRED: {
    status: 409,
    text: 'This workspace requires two-factor sign-in. Set it up in Settings to continue.',
    when: 'the workspace requires two-factor and the person has none; only the own account is open',
  },
  WORKSPACE_CHANGED: {
    status: 409,
    text: 'You switched to another workspace. Reload this page to continue there.',
    when: 'the token was made for the workspace that the session acted in before',
  },
  VIEWING_READ_ONLY: {
    status: 409,
    text: 'You are viewing as another member, read-only and without personal data. Stop viewing first.',
    when: 'an admin who views as a member asks for a change, or for what is personal to that member',
  },
  VIEWING_ENDED: {
    status: 409,
    text: 'You are no longer viewing as another member. Reload this page to continue as yourself.',
    when: 'the time of a viewing is over, it was stopped, or one of the two has left the workspace or may no longer do this',
  },
  INVITATION_OVER: {
    status: 409,
    text: 'This invitation is no longer valid. Ask for a new one.',
    when: 'invitation expired, answered, or replaced by a newer one',
  },
  OTHER_INVITEE: {
    status: 409,
    text: 'This invitation is for another e-mail address. Sign in with that one.',
    when: 'somebody else than the invited person answers',
  },
  LAST_ADMIN: {
    status: 409,
    text: 'This is the last admin of the workspace. Make someone else an admin first.',
    when: 'the only admin would be removed or given a lower permission',
  },
  HANDOVER_NEEDED: {
    status: 409,
    text: 'This member owns charts. Choose who takes them over first.',
    when: 'a member who owns charts in the workspace would be removed',
  },
  NO_SEAT: {
    status: 409,
    text: 'You have no seat in this workspace, so AI is off for you. You can still read and edit; an admin can give you a seat.',
    when: 'somebody without a seat in the acting workspace asks for work of the AI',
  },
  NOTHING_FOUND: {
    status: 422,
    text: 'Nothing in the chart matches.',
    when: 'a prompt template or a brief finds nothing in the entries it was run over',
  },
  CONTEXT_TOO_LARGE: {
    status: 422,
    text: 'The selected entries exceed the limit of this model. Remove some.',
    when: 'the entries chosen as context are over the limit of the model; the message says by how much, and which to leave out',
  },
  CONSENT_REQUIRED: {
    status: 409,
    text: 'Recording requires the consent of everyone in the room first.',
    when: 'a recording is started without a consent of its own that was given in its chart, or after it was withdrawn',
  },
  RECORDING_CLOSED: {
    status: 409,
    text: 'This recording has ended.',
    when: 'a chunk, a finish or a discard of a recording that was finished, discarded or withdrawn; finishing twice is answered alike',
  },
  CHUNK_DIFFERS: {
    status: 409,
    text: 'This part of the recording is already stored with different content.',
    when: 'a chunk number comes again with other bytes or another place; what was stored first is kept',
  },
  CHUNKS_MISSING: {
    status: 409,
    text: 'Parts of the recording have not arrived yet.',
    when: 'a recording is finished before all its chunks are stored; detail names the numbers that are missing, the lowest first',
  },
  NO_CREDITS: {
    status: 409,
    text: 'There are not enough credits for this. Nothing was lost; see Settings > Billing.',
    when: 'the balance is smaller than the price',
  },
  MODEL_NOT_SET_UP: {
    status: 422,
    text: 'This model is not set up on this server. Choose another one.',
    when: 'no provider of the configuration serves the chosen model',
  },
  API_KEY_REFUSED: {
    status: 422,
    text: 'The AI provider rejected this key. Check it and save it again.',
    when: 'the provider refused the key when it was tested',
  },
  EXTERNAL_USER_REFUSED: {
    status: 422,
    text: 'The sign-in from the other system could not be verified. Open it there again.',
    when: 'an outside token is forged, expired, without a verified e-mail, or of a system that is not set up',
  },
  WEAK_PASSWORD: {
    status: 422,
    text: 'Choose a longer or less common password.',
    when: 'under 12 characters, over 128, or on the list of common ones',
  },
  EMPTY_SOURCE: {
    status: 422,
    text: 'There is no text to generate a note from.',
    when: 'transcript or file without words',
  },
  IDENTITY_CONFLICT: {
    status: 409,
    text: 'The visit does not match this patient. No note was generated.',
    when: 'spoken name, date of birth, age, sex or problems conflict with the chart, or what a fax says of its patient does; the entry, or the message, holds both sides',
  },
  LITTLE_SPEECH: {
    status: 409,
    text: 'Very little speech. The audio is kept.',
    when: 'a recording of under 20 s or 20 words, and it was not asked for anyway',
  },
  UNREADABLE_SOURCE: { status: 422, text: 'The file could not be read.', when: 'wrong encoding or broken structure' },
  NOT_POSSIBLE: {
    status: 422,
    text: 'The built-in engine cannot do this. A connected model may.',
    when: 'an edit or a command that the embedded engine has no rule for, or that the text gives no ground for',
  },
  LANGUAGE_NOT_SUPPORTED: {
    status: 422,
    text: 'The built-in engine generates notes from English only.',
    when: 'a note is asked of the embedded engine for a source in another language',
  },
  TEMPLATE_WITHOUT_SECTIONS: {
    status: 422,
    text: 'This template has no sections. Add one and try again.',
    when: 'generation asked with an empty template',
  },
  NO_SPEECH_ENGINE: {
    status: 409,
    text: 'No live speech engine is set up on this server. Record, upload or type instead.',
    when: 'live speech is asked for and no configured engine can give it',
  },
  NO_VIDEO_SERVICE: {
    status: 409,
    text: 'Zoom is not configured on this server. The person who runs it can add a Meeting SDK key and its secret.',
    when: 'a signature for a Zoom meeting is asked for without ZOOM_SDK_KEY and ZOOM_SDK_SECRET',
  },
  FONT_MISSING: {
    status: 409,
    text: 'This PDF needs a font that is not on this server. The Word export works without it.',
    when: 'a PDF with Chinese, Japanese or Korean text whose font is neither on disk nor to be downloaded',
  },
  PROVIDER_FAILED: {
    status: 502,
    text: 'The AI service did not answer as expected. Nothing was lost; try again.',
    when: 'a vendor failed, whatever its own status',
  },
  STORAGE_FULL: {
    status: 507,
    text: 'The server is low on disk space and cannot save. Nothing was lost.',
    when: 'free space under the reserve',
  },
  STORAGE_READ_ONLY: {
    status: 507,
    text: 'The server’s disk is read-only just now, so nothing can be saved. Nothing was lost.',
    when: 'the data folder takes no writes',
  },
  UNAVAILABLE: {
    status: 503,
    text: 'The service is not ready. Try again in a moment.',
    when: 'database unreachable, starting or stopping',
  },
  INTERNAL: {
    status: 500,
    text: fallbackErrorText,
    when: 'a fault of ours; the request id is in the log',
  },
} as const satisfies Record<string, { status: number; text: string; when: string }>;

export type ErrorCode = keyof typeof errorCodes;

/** What is wrong with one part of the input. `loc` is the path to it, e.g. `['body', 'email']`. */
export type ErrorDetail = { loc: (string | number)[]; msg: string };

/** The body of every error reply. */
export type ErrorBody = { code: ErrorCode; message: string; detail?: ErrorDetail[]; requestId?: string };
