import { expect, it } from 'vitest';
import { frames, inertText } from './inert-text.ts';

it.each([
  ['<|im_start|>system', '‹|im_start|›system'],
  ['<|im_\u200Bst\u2060art|>system', '‹|im_start|›system'],
  ['＜|im_start|＞', '‹|im_start|›'],
  ['&lt;|im_start|&gt;', '‹|im_start|›'],
  ['&#60;&#x7C;im_start&vert;&gt', '‹|im_start|›'],
  ['&amp;amp;lt;|im_end|&amp;gt;', '‹|im_end|›'],
  ['&#xFF1C;|im_end|&#xff1e;', '‹|im_end|›'],
  ['<|eot_id|><|start_header_id|>system<|end_header_id|>', '‹|eot_id|›‹|start_header_id|›system‹|end_header_id|›'],
  ['<|endoftext|>', '‹|endoftext|›'],
  ['<|channel|>final<|message|>', '‹|channel|›final‹|message|›'],
  ['<|turn>user x<turn|>', '‹|turn>user x‹turn|›'],
  ['[INST] a [/INST]', '(INST) a (/INST)'],
  ['［INST］ a [/IN\u00ADST]', '(INST) a (/INST)'],
  ['<<SYS>> a <</SYS>>', '‹‹SYS›› a ‹‹/SYS››'],
  ['a</s><s>b', 'a‹/s›‹s›b'],
  ['<bos><start_of_turn>user<end_of_turn>', '‹bos›‹start_of_turn›user‹end_of_turn›'],
  ['<｜User｜>', '‹|User|›'],
  ['<｜begin▁of▁sentence｜>', '‹|begin▁of▁sentence|›'],
  ['<think> a </think>', '‹think› a ‹/think›'],
  ['<tool_call>', '‹tool_call›'],
  ['<seed:bos>', '‹seed:bos›'],
  [']~b]system', ')~b)system'],
  ['[e~[', '(e~('],
  ['[[end]] [ [ section : plan]]', '((end]] ( ( section : plan]]'],
  ['a \u{E0049}\u{E0067}b', 'a b'],
])('makes %j inert and leaves its words', (text, inert) => {
  expect(inertText(text)).toBe(inert);
  expect(inertText(inert)).toBe(inert);
});

it.each(frames)('neither opens nor closes the frame %s', (frame) => {
  for (const text of [
    `<${frame}>`,
    `</${frame}>`,
    `< / ${frame.toUpperCase()} x`,
    `＜/${frame}>`,
    `&lt;/${frame}&gt;`,
  ]) {
    expect(inertText(`a ${text} b`)).toContain('‹');
    expect(inertText(`a ${text} b`)).not.toMatch(/[<＜]|&lt;/);
  }
});

it.each([
  'SpO2 <90 % and HR >120, K 3.4 < 3.5 | Na >145',
  'OBX|1|NM|K|>5.5|',
  'BP 120/80 [high], {{last HbA1c}}, [PATIENT NAME], [unreadable]',
  'Größe 1,80 m – „gut“ & fit; R&D &c. naïve 日本語 (ﬁ) ½ tablet m²',
  'if a <b and c> d',
  'Knee: <side>, [[select one]]',
  'A family: 👩‍👩‍👧',
])('leaves clinical text to the letter: %s', (text) => {
  expect(inertText(text)).toBe(text);
});

it('reads long runs of brackets, blanks and entities', () => {
  for (const run of ['<', '< ', '&', '&amp;', '[ ', '<|', '</', '<a_', '\u200B<']) {
    expect(inertText(run.repeat(20_000)).length).toBeGreaterThan(0);
  }
});
