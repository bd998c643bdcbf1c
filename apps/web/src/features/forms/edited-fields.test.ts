import { expect, it } from 'vitest';
import { aligned, copyOf, drawnField, nextToCheck, withBox, within, withoutField } from './edited-fields.ts';

const page = { width: 600, height: 800 };

it('keeps boxes on their page and large enough to be found', () => {
  expect(within({ page: 1, x: -5, y: 795, width: 2, height: 20 }, page)).toEqual({
    page: 1,
    x: 0,
    y: 780,
    width: 8,
    height: 20,
  });
});

it('draws, moves, copies and deletes fields, each with an id of its own', () => {
  const place = { page: 1, x: 10, y: 10, width: 100, height: 20 };
  const first = drawnField([], place, 'New field');
  const second = { ...drawnField([first], place, 'Other'), condition: { fieldId: first.id, equals: 'yes' } };
  expect([first.id, second.id]).toEqual(['f1', 'f2']);
  const copy = copyOf([first, second], second, [page]);
  expect([copy.id, copy.boxes[0]!.y, copy.pdfName]).toEqual(['f3', 34, null]);
  expect(withBox(first, 0, { ...place, x: 50 }).boxes[0]).toMatchObject({ x: 50, option: null });
  expect(withoutField([first, second], first.id)).toEqual([{ ...second, condition: null }]);
});

it('goes through the fields to check, after the chosen one and then from the start', () => {
  const place = { page: 1, x: 10, y: 10, width: 100, height: 20 };
  const [first, sure, last] = ['a', 'b', 'c'].map((id) => ({
    ...drawnField([], place, id),
    id,
    confirmed: id === 'b',
  }));
  const fields = [first!, sure!, last!];
  expect(nextToCheck(fields, null)?.id).toBe('a');
  expect(nextToCheck(fields, 'a')?.id).toBe('c');
  expect(nextToCheck(fields, 'c')?.id).toBe('a');
  expect(nextToCheck([sure!], null)).toBeUndefined();
});

it('is put in line with a box of the same page that is near', () => {
  const place = { page: 1, x: 12, y: 52, width: 100, height: 20 };
  const other = { page: 1, x: 10, y: 30, width: 200, height: 20 };
  expect(aligned(place, [other], false)).toEqual({ ...place, x: 10, y: 50 });
  expect(aligned({ ...place, width: 196 }, [other], true)).toEqual({ ...place, width: 198, height: 20 });
  expect(aligned(place, [{ ...other, page: 2 }], false)).toEqual(place);
  expect(aligned({ ...place, x: 40, y: 90 }, [other], false)).toEqual({ ...place, x: 40, y: 90 });
});
