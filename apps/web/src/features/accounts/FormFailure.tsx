import classes from './forms.module.css';

/** What went wrong with a form as a whole. */
export function FormFailure({ message }: { message: string | null }) {
  return (
    <div role="alert" className={message ? classes.failure : classes.silent}>
      {message}
    </div>
  );
}
