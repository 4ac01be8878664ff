type Row = Record<string, unknown>

/** Display names of rows by table. */
const names: Record<string, (row: Row) => unknown[]> = {
  progress_photos: () => ['Progress photo'],
  peptide_stacks: ({ name }) => ['Stack', name],
  supplement_logs: ({ quantity, unit, supplementName }) => [quantity, unit, supplementName],
  water_logs: ({ amount, unit }) => ['Water', amount, unit],
  food_logs: ({ foodName }) => [foodName],
  side_effects: ({ name }) => ['Side effect', name],
  measurements: ({ kind, value, unit }) => ['Measurement', kind, value, unit],
  lab_results: ({ analyte, value, unit }) => ['Lab result', analyte, value, unit],
  measuring_reminders: ({ subject }) => ['Measurement reminder', String(subject).replace('-', ' ')],
  lab_units: ({ loinc, unit }) => ['Unit of test', loinc, unit],
  weight_logs: ({ weight, unit }) => ['Weigh-in', weight, unit],
  listed_sites: ({ name }) => ['Injection site', name],
  sore_sites: ({ site }) => ['Sore site', site],
  skipped_doses: () => ['Skipped dose'],
  reminders: ({ title }) => ['Reminder', title],
  dosage_logs: ({ dose, peptideName }) => [dose, peptideName],
  vials: ({ amount, unit }) => ['Vial', amount, unit],
  user_peptides: ({ currentDose }) => ['Plan entry', currentDose],
  personal_peptides: ({ name }) => [name],
}

/** The day of a row. */
const dayOfRow = (row: Row): unknown =>
  row.takenOn ?? row.logDate ?? row.weighInDate ?? row.skippedOn ?? row.since ?? row.mixedOn ?? row.startDate

/** A row's display name and day. */
export function nameOfRow(table: string, row: Row): { name: string; day: string | null } {
  const day = dayOfRow(row)
  return { name: names[table]?.(row).join(' ') ?? table, day: typeof day === 'string' ? day : null }
}
