import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('slots', () => {
  it('are given in the order of asking', async () => {
    const slots = createSlots(1, 10);
    const order: number[] = [];
    const first = await slots.take()!;
    const rest = [1, 2, 3].map(async (number) => {
      const giveBack = await slots.take()!;
      order.push(number);
      giveBack();
      giveBack();
    });
    expect(order).toEqual([]);
    first();
    await Promise.all(rest);
    expect(order).toEqual([1, 2, 3]);
    await slots.take()!;
    expect(await Promise.race([slots.take()!, Promise.resolve('none free')])).toBe('none free');
  });

  it('say when the line is full', async () => {
    const slots = createSlots(1, 1);
    const giveBack = await slots.take()!;
    const second = slots.take()!;
    expect(slots.take()).toBeNull();
    giveBack();
    (await second)();
    expect(slots.take()).not.toBeNull();
  });

  it('are not kept for somebody who left', async () => {
    const slots = createSlots(1, 2);
    const giveBack = await slots.take()!;
    const impatient = new AbortController();
    const left = slots.take(impatient.signal)!;
    const stays = slots.take()!;
    impatient.abort(new Error('gone'));
    await expect(left).rejects.toThrow('gone');
    giveBack();
    (await stays)();
  });
});
