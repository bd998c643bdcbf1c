import { describe, expect, it } from 'vitest';
import { commandRules, readTaskCommands } from './read-task-commands.ts';

/** A Wednesday. */
const today = '2026-11-25';
const read = (text: string) => readTaskCommands(text, today).map((command) => command.read);

describe('an instruction for many tasks', () => {
  it('is read part by part', () => {
    expect(read("Labs for Garcia to done, referrals to Friday, assign Chen's to nursing")).toEqual([
      { which: { category: 'Labs', patient: 'garcia' }, change: { kind: 'status', status: 'done' } },
      { which: { category: 'Referral' }, change: { kind: 'due', dueOn: '2026-11-27', sure: true } },
      { which: { possessor: 'chen' }, change: { kind: 'assign', to: 'nursing' } },
    ]);
  });

  it('loses no word behind a day, and narrows to the patient that stands there', () => {
    expect(read('move labs to Friday for Garcia')).toEqual([
      { which: { category: 'Labs', patient: 'garcia' }, change: { kind: 'due', dueOn: '2026-11-27', sure: true } },
    ]);
    expect(read('assign labs to Dana for Garcia')).toEqual([
      { which: { category: 'Labs', patient: 'garcia' }, change: { kind: 'assign', to: 'dana' } },
    ]);
  });

  it.each([
    'labs to Friday only for Garcia',
    'move everything due today to tomorrow',
    'move labs due Friday to Monday',
    'set everything for Garcia due tomorrow to done',
    'referrals to Friday unless urgent',
    'labs for Garcia to Friday if not done',
    'labs for Garcia not done',
    'all labs to done, not the MRI',
    'all labs to done without the MRI',
  ])('leaves unread what it would widen: %s', (text) => {
    expect(read(text)).toEqual([null]);
  });

  it('knows all, them, and whose tasks move to somebody', () => {
    const done = { kind: 'status', status: 'done' };
    expect(read('mark all as done')).toEqual([{ which: {}, change: done }]);
    expect(read('mark all done')).toEqual([{ which: {}, change: done }]);
    expect(read("move Garcia's to Chen")).toEqual([
      { which: { possessor: 'garcia' }, change: { kind: 'assign', to: 'chen' } },
    ]);
    expect(read('move referrals to Friday and assign them to Dana')[1]).toEqual({
      which: { category: 'Referral' },
      change: { kind: 'assign', to: 'dana' },
    });
    expect(read('assign them to Dana')).toEqual([null]);
  });

  it.each([
    ['mark all overdue labs as done', { overdue: true, category: 'Labs' }, { kind: 'status', status: 'done' }],
    ['move my tasks to next week', { mine: true }, { kind: 'due', dueOn: '2026-12-04', sure: false }],
    [
      'push the follow-ups for Okafor back by two weeks',
      { category: 'Follow-up', patient: 'okafor' },
      { kind: 'shift', every: 2, unit: 'week' },
    ],
    ['give the billing tasks to the front desk', { category: 'Billing' }, { kind: 'assign', to: 'the front desk' }],
    ['delete everything for Miller', { patient: 'miller' }, { kind: 'delete' }],
    ['the chest x-ray for Chen to done', { title: 'chest x-ray', patient: 'chen' }, { kind: 'status', status: 'done' }],
    ['labs assigned to Ben to Dana', { category: 'Labs', owner: 'ben' }, { kind: 'assign', to: 'dana' }],
    ["Chen's labs are done", { possessor: 'chen', category: 'Labs' }, { kind: 'status', status: 'done' }],
    [
      'set the referral for Mrs Lind to in progress',
      { category: 'Referral', patient: 'lind' },
      { kind: 'status', status: 'doing' },
    ],
    [
      'labs for García Núñez to done',
      { category: 'Labs', patient: 'garcía núñez' },
      { kind: 'status', status: 'done' },
    ],
    ["Łukasz's labs are done", { possessor: 'łukasz', category: 'Labs' }, { kind: 'status', status: 'done' }],
    [
      'the chest x-ray for Mrs. Ana Chen to done',
      { title: 'chest x-ray', patient: 'ana chen' },
      { kind: 'status', status: 'done' },
    ],
    ["close Dr. Lind's referrals.", { possessor: 'lind', category: 'Referral' }, { kind: 'status', status: 'done' }],
    ["mark Garcia's labs done", { possessor: 'garcia', category: 'Labs' }, { kind: 'status', status: 'done' }],
    ['set the labs for Chen in progress', { category: 'Labs', patient: 'chen' }, { kind: 'status', status: 'doing' }],
    ['clear the due date of the labs', { category: 'Labs' }, { kind: 'due', dueOn: null, sure: true }],
    ['unassign the insurance tasks', { category: 'Insurance' }, { kind: 'assign', to: null }],
  ])('"%s"', (text, which, change) => {
    expect(read(text)).toEqual([{ which, change }]);
  });

  const done = { kind: 'status', status: 'done' } as const;
  const friday = { kind: 'due', dueOn: '2026-11-27', sure: true } as const;

  it.each([
    ['mark labs and referrals as done', [{ category: 'Labs' }, { category: 'Referral' }], done],
    ['mark labs, orders and referrals as done', ['Labs', 'Orders', 'Referral'].map((category) => ({ category })), done],
    ['close labs and referrals', [{ category: 'Labs' }, { category: 'Referral' }], done],
    ['labs and referrals to Friday', [{ category: 'Labs' }, { category: 'Referral' }], friday],
    ['mark CBC and lipids as done', [{ title: 'cbc' }, { title: 'lipids' }], done],
    [
      "finish Garcia's labs and referrals",
      [
        { possessor: 'garcia', category: 'Labs' },
        { possessor: 'garcia', category: 'Referral' },
      ],
      done,
    ],
    [
      'close labs and referrals for Garcia',
      [
        { category: 'Labs', patient: 'garcia' },
        { category: 'Referral', patient: 'garcia' },
      ],
      done,
    ],
    [
      'labs for Garcia and Chen to done',
      [
        { category: 'Labs', patient: 'garcia' },
        { category: 'Labs', patient: 'chen' },
      ],
      done,
    ],
    [
      "assign Garcia's labs and Chen's referrals to nursing",
      [
        { possessor: 'garcia', category: 'Labs' },
        { possessor: 'chen', category: 'Referral' },
      ],
      { kind: 'assign', to: 'nursing' },
    ],
  ])('"%s" has one verb for all', (text, whiches, change) => {
    expect(readTaskCommands(text, today)).toEqual(
      whiches.map((which) => ({ said: text.toLowerCase().replaceAll(', ', ' and '), read: { which, change } })),
    );
  });

  it('is read also behind a polite word', () => {
    expect(read('please close labs and referrals')).toHaveLength(2);
    expect(read('please close labs and referrals')).not.toContain(null);
  });

  it('keeps parts of their own apart', () => {
    expect(read('delete the labs and move the referrals to Friday and assign orders to Dana')).toEqual([
      { which: { category: 'Labs' }, change: { kind: 'delete' } },
      { which: { category: 'Referral' }, change: friday },
      { which: { category: 'Orders' }, change: { kind: 'assign', to: 'dana' } },
    ]);
    expect(readTaskCommands('sing a song and labs to done', today).map((each) => each.said)).toEqual([
      'sing a song',
      'labs to done',
    ]);
  });

  it.each([
    ['remove the due date of the labs', { category: 'Labs' }, { kind: 'due', dueOn: null, sure: true }],
    ['delete the deadline from the labs', { category: 'Labs' }, { kind: 'due', dueOn: null, sure: true }],
    ['remove the assignee of the labs', { category: 'Labs' }, { kind: 'assign', to: null }],
    ['assign the labs to me', { category: 'Labs' }, { kind: 'assign', to: 'me' }],
    ['labs for Garcia to myself', { category: 'Labs', patient: 'garcia' }, { kind: 'assign', to: 'me' }],
    ['referrals as done', { category: 'Referral' }, done],
  ])('"%s" deletes nothing and means whom it says', (text, which, change) => {
    expect(read(text)).toEqual([{ which, change }]);
  });

  it.each([
    'everything for Garcia to done except the MRI',
    'everything for Garcia to done, except the MRI',
    'everything for Garcia to done. Except the MRI.',
    'Except the MRI, everything for Garcia to done',
    'mark all but the labs as done',
    'close the labs, but not the referrals',
  ])('"%s" is not read without its exception', (text) => {
    expect(read(text)).toEqual([null]);
  });

  it('gives back what it does not understand, as said', () => {
    expect(readTaskCommands('labs to done, sing a song', today)).toMatchObject([
      { said: 'labs to done', read: { which: { category: 'Labs' } } },
      { said: 'sing a song', read: null },
    ]);
  });
});

it.each(commandRules.map(({ id, example }) => [id, example] as const))('%s reads "%s"', (id, example) => {
  const text = example.toLowerCase();
  expect(read(example)[0]).not.toBeNull();
  expect(commandRules.find(({ pattern }) => pattern.test(text))?.id).toBe(id);
});
