import classes from './Checks.module.css';

/** A few facts below what they have in common. */
export function FactList({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <>
      <p className={classes.rule}>{title}</p>
      <ul className={classes.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </>
  );
}
