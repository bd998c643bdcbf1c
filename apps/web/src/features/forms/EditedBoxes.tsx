import type { FormField, FormPage } from '@clinical/contract/forms/fields.schemas';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { aligned, type Place, withBox, within } from './edited-fields.ts';
import classes from './Forms.module.css';
import { t } from './forms.texts.ts';
import { placed } from './placed.ts';

type Props = {
  page: number;
  size: FormPage;
  fields: readonly FormField[];
  chosen: string | null;
  onChoose: (id: string) => void;
  onChange: (field: FormField, kind: string) => void;
  onDraw: (place: Place) => void;
};

type Drag = { at: { x: number; y: number }; from: Place; resize: boolean };

/** One arrow key, in points. */
const step = 2;
/** A shorter drag on empty paper draws nothing. */
const leastDrawn = 6;

/** The boxes of one page while its fields are changed: dragged, resized, drawn, or moved by arrow keys. */
export function EditedBoxes({ page, size, fields, chosen, onChoose, onChange, onDraw }: Props) {
  const ground = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Place | null>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const rect = ground.current!.getBoundingClientRect();
    return {
      x: ((clientX - rect.left) / rect.width) * size.width,
      y: ((clientY - rect.top) / rect.height) * size.height,
    };
  };
  const draw = (event: PointerEvent) => {
    if (!start.current) return;
    const { x, y } = pointOf(event);
    const [left, top] = [Math.min(x, start.current.x), Math.min(y, start.current.y)];
    setDrawing({
      page,
      x: left,
      y: top,
      width: Math.abs(x - start.current.x),
      height: Math.abs(y - start.current.y),
    });
  };
  const end = () => {
    if (drawing && drawing.width >= leastDrawn && drawing.height >= leastDrawn) onDraw(within(drawing, size));
    start.current = null;
    setDrawing(null);
  };
  return (
    <>
      <div
        ref={ground}
        className={classes.ground}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          start.current = pointOf(event);
        }}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={() => setDrawing(null)}
      />
      {drawing && <div className={classes.drawing} style={placed(drawing, size)} />}
      {fields.flatMap((field) =>
        field.boxes.flatMap((box, at) =>
          box.page === page
            ? [
                <MovableBox
                  key={`${field.id}/${at}`}
                  name={field.confirmed ? field.name : t('notChecked', { name: field.name })}
                  unsure={!field.confirmed}
                  place={box}
                  size={size}
                  others={fields.flatMap(({ id, boxes }) => (id === field.id ? [] : boxes))}
                  chosen={field.id === chosen}
                  pointOf={pointOf}
                  onChoose={() => onChoose(field.id)}
                  onMove={(place, kind) =>
                    onChange(withBox(field, at, within(place, size)), `${kind}/${field.id}/${at}`)
                  }
                />,
              ]
            : [],
        ),
      )}
    </>
  );
}

type BoxProps = {
  name: string;
  unsure: boolean;
  place: Place;
  size: FormPage;
  /** Boxes that it is put in line with while it is dragged. */
  others: readonly Place[];
  chosen: boolean;
  pointOf: (event: PointerEvent) => { x: number; y: number };
  onChoose: () => void;
  onMove: (place: Place, kind: string) => void;
};

function MovableBox({ name, unsure, place, size, others, chosen, pointOf, onChoose, onMove }: BoxProps) {
  const drag = useRef<Drag | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (chosen) button.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const begin = (resize: boolean) => (event: PointerEvent) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { at: pointOf(event), from: place, resize };
    onChoose();
  };
  const move = (event: PointerEvent) => {
    event.stopPropagation();
    if (!drag.current) return;
    const { at, from, resize } = drag.current;
    const { x, y } = pointOf(event);
    onMove(aligned(moved(from, x - at.x, y - at.y, resize), others, resize), 'drag');
  };
  const end = (event: PointerEvent) => {
    event.stopPropagation();
    drag.current = null;
  };
  const key = (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    onMove(moved(place, x * step, y * step, event.shiftKey), 'key');
  };
  return (
    <button
      ref={button}
      type="button"
      className={`${classes.box} ${classes.movable}`}
      style={placed(place, size)}
      aria-label={name}
      aria-pressed={chosen}
      title={t('moveHint')}
      data-chosen={chosen || undefined}
      data-unsure={unsure || undefined}
      onFocus={onChoose}
      onKeyDown={key}
      onPointerDown={begin(false)}
      onPointerMove={move}
      onPointerUp={end}
    >
      {chosen && <span className={classes.handle} onPointerDown={begin(true)} onPointerMove={move} onPointerUp={end} />}
    </button>
  );
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const moved = (place: Place, x: number, y: number, resize: boolean): Place => {
  const { page, width, height } = place;
  return resize
    ? { page, x: place.x, y: place.y, width: width + x, height: height + y }
    : { page, x: place.x + x, y: place.y + y, width, height };
};
