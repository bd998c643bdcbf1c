import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { EntryBody } from './EntryBody.tsx';
import type { EntryState } from '../../features/transcripts/entry-state.ts';
import classes from './NearBody.module.css';
import { StillNote } from './StillNote.tsx';
import { useNearView } from './use-near-view.ts';

type Props = { entry: Transcript; state: EntryState };

/**
 * The body of an open entry. Far from the window it is only its text, in the same space: a long thread would hold hundreds of
 * editors.
 */
export function NearBody({ entry, state }: Props) {
  const [ref, near, height] = useNearView();
  return (
    <div ref={ref} className={classes.body} data-far={!near || undefined} style={near ? undefined : { height }}>
      {near ? (
        <EntryBody entry={entry} state={state} />
      ) : (
        <div className={classes.still}>
          <StillNote entry={entry} />
        </div>
      )}
    </div>
  );
}
