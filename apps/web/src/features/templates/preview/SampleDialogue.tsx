import classes from './SampleDialogue.module.css';

/** What was said in a made-up visit, folded away below what became of it. */
export function SampleDialogue({ summary, children }: { summary: string; children: string }) {
  return (
    <details className={classes.dialogue}>
      <summary>{summary}</summary>
      <p>{children}</p>
    </details>
  );
}
