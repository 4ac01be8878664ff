import type { DataExport, ExportRow } from '@pepwell/domain/accounts/data-export'
import { type RestoredKind, restoredKinds } from '@pepwell/domain/accounts/restored-kinds'
import { formatDay, formatInstantInFull } from '../../lib/time/dates.ts'
import type { PreviewRow } from './preview-rows.tsx'

type RowText = Omit<PreviewRow, 'row'>

const joined = (...parts: unknown[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ')

const details = (...parts: unknown[]): string =>
  parts
    .flat()
    .filter((part) => typeof part === 'string' && part !== '')
    .join(' · ')

const onDay = (day: unknown): string => (typeof day === 'string' ? formatDay(day) : '')

const atInstant = (at: unknown, timeZone: string): string =>
  typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? formatInstantInFull(at, timeZone) : ''

/** How the preview shows each kind of entry. */
const wordsOf: Record<RestoredKind, (row: ExportRow, timeZone: string) => RowText> = {
  personalPeptides: ({ name }) => ({ when: '', what: joined('Your peptide', name), detail: '' }),
  plan: (row) => ({
    when: onDay(row.startDate),
    what: joined('Plan entry', row.peptideName),
    detail: details(row.currentDose, row.frequency, row.status, row.notes),
  }),
  doses: (row, timeZone) => ({
    when: atInstant(row.takenAt, timeZone),
    what: joined(row.dose, row.peptideName),
    detail: details(row.injectionSite, row.additionalSites, row.feeling, row.notes),
  }),
  vials: (row) => ({
    when: onDay(row.mixedOn),
    what: joined('Vial', row.amount, row.unit),
    detail: details(row.state, row.lot, row.source),
  }),
  reminders: (row) => ({
    when: joined(row.time),
    what: joined('Reminder', row.title),
    detail: details(row.frequency, row.isActive === false ? 'paused' : ''),
  }),
  skippedDoses: (row) => ({ when: onDay(row.skippedOn), what: 'Skipped dose', detail: details(row.reason) }),
  listedSites: ({ name }) => ({ when: '', what: joined('Injection site', name), detail: '' }),
  soreSites: (row) => ({ when: onDay(row.since), what: joined('Sore site', row.site), detail: '' }),
  weighIns: (row) => ({
    when: onDay(row.weighInDate),
    what: joined(row.weight, row.unit),
    detail: details('Weigh-in', row.notes),
  }),
  sideEffects: (row, timeZone) => ({
    when: atInstant(row.startedAt, timeZone),
    what: joined('Side effect', row.name),
    detail: details(row.note),
  }),
  measurements: (row, timeZone) => ({
    when: atInstant(row.measuredAt, timeZone),
    what: joined('Measurement', row.kind, row.value, row.unit),
    detail: details(row.note),
  }),
  labResults: (row, timeZone) => ({
    when: atInstant(row.collectedAt, timeZone),
    what: joined('Lab result', row.analyte, row.comparator, row.value, row.unit),
    detail: details(row.lab, row.note),
  }),
  labUnits: ({ loinc, unit }) => ({ when: '', what: joined('Unit of test', loinc, unit), detail: '' }),
  measuringReminders: ({ subject, everyDays }) => ({
    ...{ when: '', what: joined('Measurement reminder', String(subject).replace('-', ' ')) },
    detail: details(`every ${everyDays} days`),
  }),
  foods: (row) => ({
    when: onDay(row.logDate),
    what: joined(row.foodName),
    detail: details(row.mealType, row.brand),
  }),
  water: (row) => ({ when: onDay(row.logDate), what: joined('Water', row.amount, row.unit), detail: '' }),
  supplements: (row) => ({
    when: onDay(row.logDate),
    what: joined(row.quantity, row.unit, row.supplementName),
    detail: '',
  }),
  stacks: (row) => ({ when: '', what: joined('Stack', row.name), detail: details(row.description) }),
}

/** The export's entries as preview rows, in import order. */
export const previewEntries = ({ rows, photos, attached }: DataExport, timeZone: string): PreviewRow[] =>
  [
    ...restoredKinds.flatMap((kind) => rows[kind].map((row) => wordsOf[kind](row, timeZone))),
    ...photos.map(({ takenOn }) => ({ when: onDay(takenOn), what: 'Progress photo', detail: '' })),
    ...attached.map(({ kind, page, createdAt }) => ({
      when: atInstant(createdAt, timeZone),
      what: kind === 'sideEffects' ? 'Photo of a side effect' : `Lab report, page ${page}`,
      detail: '',
    })),
  ].map((words, index) => ({ row: index + 1, ...words }))
