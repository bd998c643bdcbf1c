/** One of the figures that the compiler ends each program with. */
const figure = /^[A-Z][A-Za-z ]*:\s+[\d.]+[A-Za-z]*$/;

/** What `tsc --build --extendedDiagnostics` says: its messages, and the instantiations of the programs that it checked. */
export function readBuild(output: string): { instantiations: number; messages: string } {
  const lines = output.split('\n').map((line) => line.trimEnd());
  const counted = lines.flatMap((line) => /^Instantiations:\s+(\d+)$/.exec(line)?.[1] ?? []);
  return {
    instantiations: counted.reduce((sum, count) => sum + Number(count), 0),
    messages: lines.filter((line) => line !== '' && !figure.test(line)).join('\n'),
  };
}
