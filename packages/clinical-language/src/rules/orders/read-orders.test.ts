import { describe, expect, it } from 'vitest';
import { clausesOf } from '../clauses/clauses.ts';
import { conditionalLine, orderLine } from '../grammar/order-line.ts';
import { personaOf } from '../people/persona.ts';
import { read } from '../../testing/dialogues.ts';
import { readOrders } from './read-orders.ts';

const linesOf = (said: string): string[] =>
  readOrders(clausesOf(read(`Patient: My wrist has been sore since Sunday.\nDoctor: ${said}`)), () => true).map(
    (order) => orderLine(order).join(' '),
  );

describe('an order as one line', () => {
  it.each([
    [
      "I'm going to start you on cefalexin 500 milligrams four times a day for seven days.",
      ['start cefalexin 500 mg 4 times daily for 7 days'],
    ],
    ['I want to increase your losartan to 100 milligrams a day.', ['increase losartan to 100 mg daily']],
    ["Let's stop the naproxen.", ['stop naproxen']],
    [
      'I want you to stop any of those that you are taking, the naproxen or the Aleve.',
      ['stop naproxen', 'stop Aleve'],
    ],
    ['Make sure that you are taking the lisinopril.', ['start lisinopril']],
    ['Continue your metformin 500 milligrams twice a day.', ['continue metformin 500 mg twice daily']],
    ["Let's get an x-ray of your wrist.", ['order x-ray of the wrist']],
    ["I'm going to refer you to physical therapy.", ['refer to physical therapy']],
    ["We'll give you a wrist splint.", ['provide wrist splint']],
    ['We could try an injection.', ['consider injection']],
    ['There is no harm in starting a course of amoxicillin.', ['start amoxicillin']],
    ['Some regular paracetamol would be advisable.', ['start paracetamol']],
    ['We have got a choice of doxycycline or amoxicillin.', ['consider doxycycline', 'consider amoxicillin']],
    ['What we should also think about is maybe a blood test.', ['consider blood work']],
    [
      "I'm going to prescribe naproxen 500 milligrams and you can take that twice a day for a full week.",
      ['start naproxen 500 mg twice daily for a full week'],
    ],
    [
      'I will prescribe naproxen. You should take three capsules, sorry, two capsules every evening for ten days.',
      ['start naproxen 2 capsules every evening for 10 days'],
    ],
    [
      'I will prescribe ibuprofen 400 milligrams as needed to help with the pain and swelling.',
      ['start ibuprofen 400 mg as needed for pain and swelling'],
    ],
    ['Let me get an MRI of your knee.', ['order MRI of the knee']],
    ['You are going to need surgery.', ['plan surgery']],
    ['You may well need an antibiotic.', ['consider antibiotics']],
    ['I want you to follow up with your cardiologist.', ['follow up with cardiology']],
    ['Start the antibiotics today, something called doxycycline.', ['start doxycycline ( antibiotics )']],
    ['I will give you a painkiller, I will prescribe naproxen.', ['start naproxen ( pain medication )']],
    ['I want you to start iron and continue the iron supplement.', ['continue iron supplement']],
    ['I want you to undergo allergy testing.', ['order allergy testing']],
  ])('%s', (said, lines) => {
    expect(linesOf(said)).toEqual(lines);
  });

  it('takes the time that is put right', () => {
    expect(linesOf("I'd like to order a lipid panel in a few weeks, or, sorry, a few months.")).toEqual([
      'order lipid panel in a few months',
    ]);
  });

  it.each([
    [
      'If the swelling is still there I want to order an ultrasound.',
      'order ultrasound if the swelling is still there',
    ],
    ['And if that is positive, I will prescribe amoxicillin.', 'consider amoxicillin'],
    ["If that's okay with you I will order an ultrasound.", 'order ultrasound'],
    ['Call me if you have chills, and I am going to order an ultrasound.', 'order ultrasound'],
    ['I am not sure if it works or not. I will order an ultrasound.', 'order ultrasound'],
  ])('keeps its condition: %s', (said, line) => {
    const orders = readOrders(clausesOf(read(`Patient: My knee is sore.\nDoctor: ${said}`)), () => true);
    expect(orders.map((order) => conditionalLine(order, personaOf('female')).join(' '))).toEqual([line]);
  });

  it('keeps the last firm act of a drug, with what was said of it before', () => {
    expect(linesOf('We could halve the prednisone. No, let us continue the prednisone 10 milligrams a day.')).toEqual([
      'continue prednisone 10 mg daily',
    ]);
  });

  it('continues a drug at the one dose that the visit names', () => {
    const dosed = (history: string): string[] =>
      readOrders(
        clausesOf(
          read(`Doctor: ${history}\nPatient: Yes, I am taking it.\nDoctor: I want to keep you on the losartan.`),
        ),
        () => true,
      ).map((order) => orderLine(order).join(' '));
    expect(dosed('You are on 50 milligrams of losartan.')).toEqual(['continue losartan 50 mg']);
    expect(dosed('You took losartan 25 milligrams, and then losartan 50 milligrams.')).toEqual(['continue losartan']);
  });

  it('takes the frequency of the next sentence', () => {
    expect(linesOf("I'll prescribe loratadine. It's one tablet at night.")[0]).toMatch(/^start loratadine 1 tablet/);
  });
});

describe('what is no order', () => {
  it.each([
    ['I do not think you need an antibiotic.'],
    ['You had an x-ray last year.'],
    ['Let us go over your blood work.'],
    ['Is the ibuprofen helping?'],
    ['Paracetamol on this occasion would not be helpful.'],
    ['That swelling is because of the amlodipine.'],
    ['That only eases things, like you have a temperature and we give paracetamol.'],
    ['We may need to consider aspirin despite your allergy.'],
    ['We will look at your kidneys with your vitamin levels.'],
    ['By raising your inhaler we are increasing your steroids.'],
    ['Then we will make the determination about changing your antibiotics.'],
  ])('%s', (said) => {
    expect(linesOf(said)).toEqual([]);
  });
});

it('rests on the words that it was said in', () => {
  const [order] = readOrders(
    clausesOf(read('Patient: It hurts.\nDoctor: I will order an x-ray of your wrist today.')),
    () => true,
  );
  expect(order!.items.map(({ word }) => word)).toEqual(expect.arrayContaining(['order', 'x-ray', 'wrist']));
});
