import classes from './FormFailure.module.css';

type Props = {
  message: string | null;
  /** Where the form itself keeps no room between its parts. */
  apart?: boolean;
};

/** What went wrong with a form as a whole. */
export function FormFailure({ message, apart }: Props) {
  return (
    <div role="alert" hidden={!message} className={classes.failure} data-apart={apart || undefined}>
      {message}
    </div>
  );
}
