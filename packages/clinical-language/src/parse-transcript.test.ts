import { assert, json, oneof, property, string as stringText } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';
import { TranscriptError } from './transcript-error.ts';

const read = (source: string) => parseTranscript(source).utterances.map(({ speaker, text }) => [speaker, text]);

describe('plain text', () => {
  it.each([
    ['Doctor: Hello.\nPatient: Hi.', ['Doctor', 'Patient']],
    ['[doctor] hello .\n[patient] hi .', ['doctor', 'patient']],
    ['DR. SMITH: Hello.\nPT: Hi.', ['DR. SMITH', 'PT']],
    ['D: Hello.\r\nP: Hi.', ['D', 'P']],
    ['Speaker 1: Hello.\nSpeaker 2: Hi.', ['Speaker 1', 'Speaker 2']],
    ['Doctor: Hello. Patient: Hi.', ['Doctor', 'Patient']],
  ])('reads the speakers of %j', (source, speakers) => {
    expect(read(source).map(([speaker]) => speaker)).toEqual(speakers);
  });

  it('joins a line without a label to the speaker before it', () => {
    expect(read('Doctor: Hello.\nHow are you?\nPatient: Fine.')[0]).toEqual(['Doctor', 'Hello.\nHow are you?']);
  });

  it('does not take a heading with a value for a speaker', () => {
    expect(read('Blood pressure: 120/80\nI feel well.').every(([speaker]) => speaker === '')).toBe(true);
  });

  it('cuts long text without labels at sentence ends and numbers the pieces', () => {
    const { utterances } = parseTranscript('I have a cough. It began on Monday. '.repeat(400));
    expect(utterances).toHaveLength(800);
    expect(utterances[799]).toMatchObject({ id: 'u800', speaker: '', startMs: null });
  });

  it('cuts one endless line of raw speech', () => {
    expect(parseTranscript('and then i went home '.repeat(2000)).utterances.length).toBeGreaterThan(50);
  });
});

describe('WebVTT', () => {
  it('reads cue times, ids, notes and voices', () => {
    const source =
      'WEBVTT\n\nNOTE made by hand\n\n1\n00:00:01.000 --> 00:00:03.500 align:left\n<v Dr. Lee>Any <i>pain</i> &amp; swelling?</v>\n\n00:04.000 --> 00:05.000\nPatient: A little.\n';
    expect(parseTranscript(source)).toMatchObject({
      format: 'vtt',
      utterances: [
        { id: 'u1', speaker: 'Dr. Lee', startMs: 1000, endMs: 3500, text: 'Any pain & swelling?' },
        { id: 'u2', speaker: 'Patient', startMs: 4000, endMs: 5000, text: 'A little.' },
      ],
    });
  });
});

describe('SubRip', () => {
  it('reads numbered cues with comma milliseconds and Windows line ends', () => {
    const source =
      '1\r\n00:00:01,000 --> 00:00:03,500\r\nDoctor: Any pain at night?\r\n\r\n2\r\n00:00:04,000 --> 00:00:05,000\r\nPatient: <i>A little.</i>\r\n';
    expect(parseTranscript(source).utterances).toMatchObject([
      { speaker: 'Doctor', startMs: 1000, endMs: 3500, text: 'Any pain at night?' },
      { speaker: 'Patient', startMs: 4000, endMs: 5000, text: 'A little.' },
    ]);
  });
});

describe('JSON', () => {
  it('reads our own utterances', () => {
    const source = JSON.stringify({ utterances: [{ speaker: 'Doctor', startMs: 10, endMs: 20, text: 'Hello' }] });
    expect(parseTranscript(source)).toMatchObject({
      format: 'utterances-json',
      utterances: [{ speaker: 'Doctor', startMs: 10, endMs: 20 }],
    });
  });

  it('reads Whisper segments in seconds', () => {
    const source = JSON.stringify({ text: 'Hello there', segments: [{ start: 0.5, end: 1.25, text: ' Hello there' }] });
    expect(parseTranscript(source)).toMatchObject({
      format: 'whisper-json',
      utterances: [{ startMs: 500, endMs: 1250, text: 'Hello there' }],
    });
  });

  it('cuts Deepgram words where the speaker changes', () => {
    const words = [
      { word: 'any', speaker: 0, start: 0, end: 0.2 },
      { word: 'pain', speaker: 0, start: 0.2, end: 0.5 },
      { word: 'no', speaker: 1, start: 0.6, end: 0.8 },
    ];
    const source = JSON.stringify({
      results: { channels: [{ alternatives: [{ transcript: 'any pain no', words }] }] },
    });
    expect(parseTranscript(source)).toMatchObject({
      format: 'deepgram-json',
      utterances: [
        { speaker: 'speaker_0', text: 'any pain', endMs: 500 },
        { speaker: 'speaker_1', text: 'no' },
      ],
    });
  });

  it.each([
    ['', 'EMPTY_SOURCE', /empty/],
    [' \n ', 'EMPTY_SOURCE', /empty/],
    ['... ?!', 'EMPTY_SOURCE', /no words/],
    ['{"utterances": []}', 'EMPTY_SOURCE', /"utterances"/],
    ['{"utterances": [{"speaker": "A"}]}', 'UNREADABLE_SOURCE', /Utterance 1/],
    ['{"segments": [{"text": "a"}', 'UNREADABLE_SOURCE', /line 1, column/],
    ['{"other": 1}', 'UNREADABLE_SOURCE', /none of the fields/],
  ] as const)('refuses %j and says why', (source, code, message) => {
    const call = () => parseTranscript(source);
    expect(call).toThrow(TranscriptError);
    expect(call).toThrow(expect.objectContaining({ code, message: expect.stringMatching(message) }));
  });
});

/** Whether a source gives utterances or a `TranscriptError`. */
function outcome(source: string): boolean {
  try {
    return parseTranscript(source).utterances.length > 0;
  } catch (error) {
    return error instanceof TranscriptError;
  }
}

it('reads any text or refuses it in words, and never fails otherwise', () => {
  assert(
    property(oneof(stringText({ unit: 'binary', maxLength: 400 }), json()), (source) => {
      expect(outcome(source)).toBe(true);
    }),
  );
});
