import { isRecord, type JsonRecord, listOf, speakerOf, textOf } from './json-values.ts';
import { confidenceOf, millisecondsOf, type RawUtterance } from './raw-utterance.ts';

/** Deepgram's `results`: its utterances, else the paragraphs or words of each channel, cut where the speaker changes. */
export function readDeepgram(results: JsonRecord): RawUtterance[] {
  const utterances = listOf(results.utterances);
  if (utterances.length > 0)
    return utterances.map((item) => piece(item, item.transcript)).filter((item) => item.text !== '');
  const channels = listOf(results.channels);
  const read = channels.flatMap((channel, index) => {
    const alternative = listOf(channel.alternatives)[0];
    if (!alternative) return [];
    return channelUtterances(alternative).map((item) =>
      item.speaker === '' && channels.length > 1 ? { ...item, speaker: `channel_${index}` } : item,
    );
  });
  return channels.length > 1 ? read.toSorted((a, b) => (a.startMs ?? 0) - (b.startMs ?? 0)) : read;
}

const piece = (item: JsonRecord, text: unknown): RawUtterance => ({
  speaker: speakerOf(item.speaker),
  startMs: millisecondsOf(item.start),
  endMs: millisecondsOf(item.end),
  text: textOf(text),
  confidence: confidenceOf(item.confidence),
});

function channelUtterances(alternative: JsonRecord): RawUtterance[] {
  const paragraphs = isRecord(alternative.paragraphs) ? listOf(alternative.paragraphs.paragraphs) : [];
  if (paragraphs.length > 0) {
    const read = paragraphs.map((paragraph) =>
      piece(
        paragraph,
        listOf(paragraph.sentences)
          .map((sentence) => textOf(sentence.text))
          .join(' '),
      ),
    );
    return read.filter((item) => item.text !== '');
  }
  const words = listOf(alternative.words);
  if (words.length === 0) {
    const text = textOf(alternative.transcript);
    return text === ''
      ? []
      : [{ speaker: '', startMs: null, endMs: null, text, confidence: confidenceOf(alternative.confidence) }];
  }
  return runsOf(words);
}

/** Words to utterances: a new one where the speaker changes, after a pause of over 1.5 s, or after 60 words. */
function runsOf(words: readonly JsonRecord[]): RawUtterance[] {
  const out: RawUtterance[] = [];
  let current: { words: string[]; utterance: RawUtterance } | undefined;
  for (const word of words) {
    const spoken = textOf(word.punctuated_word) || textOf(word.word);
    if (spoken === '') continue;
    const next = piece(word, spoken);
    const pause = current ? (next.startMs ?? 0) - (current.utterance.endMs ?? next.startMs ?? 0) : 0;
    if (!current || current.utterance.speaker !== next.speaker || pause > 1500 || current.words.length >= 60) {
      if (current) out.push({ ...current.utterance, text: current.words.join(' ') });
      current = { words: [], utterance: { ...next, confidence: null } };
    }
    current.words.push(spoken);
    current.utterance.endMs = next.endMs;
  }
  if (current) out.push({ ...current.utterance, text: current.words.join(' ') });
  return out;
}
