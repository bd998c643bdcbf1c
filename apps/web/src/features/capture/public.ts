export { captureWish } from './microphone/microphones.ts';
export { useConsentText } from './privacy/privacy.api.ts';
export { t as privacyTexts } from './privacy/privacy.texts.ts';
export { answerConsent } from './recordings/answer-consent.ts';
export { LiveRecording } from './recordings/LiveRecording.tsx';
export { useOwnRecorderState, useRecordings } from './recordings/recordings-context.ts';
export { useStartRecording } from './recordings/use-start-recording.ts';
