import { dayOf } from '../time/calendar.ts'
import { isTimeZone } from '../time/time-zone.ts'
import { type RestoredKind, restoredKinds } from './restored-kinds.ts'

/** A row in an export. */
export type ExportRow = Record<string, unknown>

/** A photo in an export and the file that holds it. */
export interface ExportPhoto {
  id: number
  weightLogId: number | null
  takenOn: string
  createdAt: string
  fileName: string
}

/** A photo that belongs to another entry, and the file that holds it. */
export interface AttachedPhoto {
  kind: 'sideEffects' | 'labResults'
  /** the entry's id in the export */
  entryId: number
  /** from 1 */
  page: number
  createdAt: string
  fileName: string
}

/** What an export contains. */
export interface DataExport {
  /** the exported account */
  account: string
  /** entries by kind, each with its related rows */
  rows: Record<RestoredKind, ExportRow[]>
  photos: ExportPhoto[]
  attached: AttachedPhoto[]
  /** readable names of what an import doesn't restore */
  notImported: string[]
}

/** Where an export keeps entries of each kind. */
const sectionOf: Record<RestoredKind, string> = {
  personalPeptides: 'personalPeptides',
  plan: 'plan',
  doses: 'doses',
  vials: 'vials',
  reminders: 'reminders',
  skippedDoses: 'skippedDoses',
  listedSites: 'listedSites',
  soreSites: 'soreSites',
  weighIns: 'weighIns',
  sideEffects: 'sideEffects',
  measurements: 'measurements',
  labResults: 'labResults',
  labUnits: 'labUnits',
  measuringReminders: 'measuringReminders',
  foods: 'foods',
  water: 'waterLogs',
  supplements: 'supplements',
  stacks: 'peptideStacks',
}

/** Kinds whose earlier versions are exported, by table. */
const versioned: Partial<Record<RestoredKind, string>> = {
  doses: 'dosage_logs',
  vials: 'vials',
  weighIns: 'weight_logs',
  sideEffects: 'side_effects',
  measurements: 'measurements',
  labResults: 'lab_results',
  foods: 'food_logs',
  supplements: 'supplement_logs',
}

/** Sections that belong to entries or that Pepwell recalculates. */
const partial = [
  'planPeriods',
  'doseSteps',
  'doseStepDecisions',
  'vialMovements',
  'vialChecks',
  'vialWarnings',
  'reminderOutcomes',
  'scheduledAlerts',
  // The name of scheduled alerts in exports made before they were renamed.
  'reminderDues',
  'peptideStackItems',
  'earlierVersions',
  'progressPhotos',
  'sideEffectPhotos',
  'labReportPages',
  'peptideNames',
]

/** Readable names of sections that aren't restored, by the prefix of their key. */
const words: [begins: string, words: string][] = [
  ['notificationPreferences', 'Notification settings'],
  ['notification', 'Notifications'],
  ['inbox', 'Notifications'],
  ['message', 'Chats'],
  ['chat', 'Chats'],
  ['friend', 'Friends'],
  ['block', 'Friends'],
  ['abuse', 'Reports you sent'],
  ['order', 'Orders and cart'],
  ['bouncedOrder', 'Orders and cart'],
  ['payment', 'Orders and cart'],
  ['shipping', 'Orders and cart'],
  ['cart', 'Orders and cart'],
  ['product', 'Orders and cart'],
  ['signIn', 'Sign-ins and security'],
  ['security', 'Sign-ins and security'],
  ['passkey', 'Sign-ins and security'],
  ['authenticator', 'Sign-ins and security'],
  ['browser', 'Sign-ins and security'],
  ['ai', 'Assistant conversations'],
  ['calculation', 'Calculations'],
  ['nutritionTarget', 'Nutrition targets'],
  ['reminderSnooze', 'Snoozed reminders'],
  ['dismissedWarning', 'Dismissed warnings'],
  ['stackLike', 'Stacks you liked'],
  ['profilePicture', 'Profile picture'],
  ['logImport', 'Import history'],
  ['importedRow', 'Import history'],
]

const isObject = (value: unknown): value is ExportRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsIn = (data: ExportRow, section: string): ExportRow[] => {
  const rows = data[section]
  return Array.isArray(rows) ? rows.filter(isObject) : []
}

const byField = (rows: readonly ExportRow[], field: string) => Map.groupBy(rows, (row) => row[field])

/** Names of catalog peptides by their id in the export. Older files name them only in their doses. */
function peptideNames(data: ExportRow): (id: unknown) => string | undefined {
  const names = new Map(rowsIn(data, 'peptideNames').map(({ id, name }) => [id, String(name)]))
  const entries = new Map(rowsIn(data, 'plan').map(({ id, peptideId }) => [id, peptideId]))
  for (const { userPeptideId, peptideName } of rowsIn(data, 'doses')) {
    const id = entries.get(userPeptideId)
    if (id != null && !names.has(id)) names.set(id, String(peptideName))
  }
  return (id) => names.get(id)
}

/** Entries with their related rows. */
function entriesOf(data: ExportRow): Record<RestoredKind, ExportRow[]> {
  const nameOf = peptideNames(data)
  const named = (row: ExportRow) => {
    const peptideName = nameOf(row.peptideId)
    return peptideName === undefined ? row : { ...row, peptideName }
  }
  const periods = byField(rowsIn(data, 'planPeriods'), 'userPeptideId')
  const steps = byField(rowsIn(data, 'doseSteps'), 'userPeptideId')
  const stepDecisions = byField(rowsIn(data, 'doseStepDecisions'), 'userPeptideId')
  const movements = byField(rowsIn(data, 'vialMovements'), 'vialId')
  const outcomes = byField(rowsIn(data, 'reminderOutcomes'), 'reminderId')
  const items = byField(rowsIn(data, 'peptideStackItems').map(named), 'stackId')
  const versions = byField(
    rowsIn(data, 'earlierVersions').map((row) => ({ ...row, of: `${row.tableName} ${row.rowId}` })),
    'of',
  )
  const partsOf: Partial<Record<RestoredKind, (row: ExportRow) => ExportRow>> = {
    plan: (row) => ({
      ...named(row),
      periods: periods.get(row.id) ?? [],
      steps: steps.get(row.id) ?? [],
      stepDecisions: stepDecisions.get(row.id) ?? [],
    }),
    vials: (row) => ({ ...row, movements: movements.get(row.id) ?? [] }),
    reminders: (row) => ({ ...row, outcomes: outcomes.get(row.id) ?? [] }),
    stacks: (row) => ({ ...row, items: items.get(row.id) ?? [] }),
  }
  const withParts = (kind: RestoredKind) => (row: ExportRow) => ({
    ...(partsOf[kind]?.(row) ?? row),
    ...(versioned[kind] && { versions: versions.get(`${versioned[kind]} ${row.id}`) ?? [] }),
  })
  return Object.fromEntries(
    restoredKinds.map((kind) => [kind, rowsIn(data, sectionOf[kind]).map(withParts(kind))]),
  ) as Record<RestoredKind, ExportRow[]>
}

const isFilled = (section: unknown): boolean =>
  Array.isArray(section) ? section.length > 0 : isObject(section)

/** Readable names of what isn't restored. */
function notImportedFrom(data: ExportRow): string[] {
  const known = [...Object.values(sectionOf), ...partial, 'format', 'exportedAt', 'profile']
  const others = Object.keys(data).filter((name) => !known.includes(name) && isFilled(data[name]))
  const wordsOf = (name: string) => words.find(([begins]) => name.startsWith(begins))?.[1] ?? 'Other records'
  const removed = rowsIn(data, 'earlierVersions').some(({ wasRemoved }) => wasRemoved === true)
  return [
    ...new Set([
      'Profile and settings',
      ...others.map(wordsOf).sort(),
      ...(removed ? ['Entries you deleted'] : []),
    ]),
  ]
}

const photosIn = (data: ExportRow): ExportPhoto[] =>
  rowsIn(data, 'progressPhotos').flatMap(({ id, weightLogId, takenOn, createdAt, name }) =>
    typeof id === 'number' && typeof takenOn === 'string' && typeof createdAt === 'string'
      ? {
          ...{ id, takenOn, createdAt, weightLogId: typeof weightLogId === 'number' ? weightLogId : null },
          fileName: `photos/${takenOn}-${name}.webp`,
        }
      : [],
  )

/** Files of attached photos are named by their day in the person's time zone. */
function attachedIn(data: ExportRow, timeZone: string): AttachedPhoto[] {
  const read = (kind: AttachedPhoto['kind'], section: string, key: string) =>
    rowsIn(data, section).flatMap(({ [key]: entryId, page = 1, name, createdAt }) => {
      if (typeof entryId !== 'number' || typeof page !== 'number' || typeof createdAt !== 'string') return []
      const at = Date.parse(createdAt)
      if (Number.isNaN(at)) return []
      return [{ kind, entryId, page, createdAt, fileName: `photos/${dayOf(at, timeZone)}-${name}.webp` }]
    })
  return [
    ...read('sideEffects', 'sideEffectPhotos', 'sideEffectId'),
    ...read('labResults', 'labReportPages', 'labResultId'),
  ]
}

/** The export file with everything but the photos. */
export const EXPORT_DATA_FILE = 'pepwell-data.json'

/** Reads the data of a person's own export; undefined when the text isn't one. */
export function readDataExport(text: string): DataExport | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isObject(data) || data.format !== 1 || !isObject(data.profile)) return undefined
  const { id: account, timeZone } = data.profile
  if (typeof account !== 'string' || account === '') return undefined
  const zone = typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : 'UTC'
  const pictures = { photos: photosIn(data), attached: attachedIn(data, zone) }
  return { account, rows: entriesOf(data), ...pictures, notImported: notImportedFrom(data) }
}
