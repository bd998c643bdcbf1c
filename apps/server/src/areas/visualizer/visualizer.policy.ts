import type { ChartImport } from '@clinical/contract/visualizer/visualizer.schemas';

/** Whoever may edit the chart may take a file out of it. */
export const chartImportAbilities = ({ mayEdit }: { mayEdit: boolean }): ChartImport['abilities'] => ({
  delete: mayEdit,
});
