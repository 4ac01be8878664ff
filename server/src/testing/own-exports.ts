import { randomUUID } from 'node:crypto'
import { EXPORT_DATA_FILE, readDataExport } from '@pepwell/domain/accounts/data-export'
import { restoredKinds } from '@pepwell/domain/accounts/restored-kinds'
import { type Member, PASSWORD, succeeded } from './factories/people.ts'
import { dataUrl } from './photos.ts'
import type { TestApp } from './test-app.ts'
import { filesInZip } from './zip.ts'

type Row = Record<string, unknown>

/** Downloads a member's export like the profile: a ticket for the password, then the file. */
export async function downloadExport(
  { request }: TestApp,
  { cookie }: Pick<Member, 'cookie'>,
  given: object = { currentPassword: PASSWORD },
) {
  const { ticket } = succeeded(await request('POST', '/api/auth/export', { cookie, body: given })).body
  return request('GET', `/api/auth/export?ticket=${ticket}`, { cookie })
}

/** A member's export: the files of the zip and its data. */
export async function exportOf(app: TestApp, member: Member) {
  const { rawPayload } = await downloadExport(app, member)
  const files = filesInZip(rawPayload)
  const text = files.get(EXPORT_DATA_FILE)?.toString() ?? ''
  return { files, text, data: JSON.parse(text) as Record<string, Row[]> }
}

interface Sent {
  files: Map<string, Buffer>
  text: string
}

/** Imports an export like the page: kind by kind, then the photos. */
export async function importOwn(
  { request }: TestApp,
  { cookie }: Member,
  { files, text }: Sent,
  source = { id: randomUUID() as string, fileName: 'pepwell-data.zip' },
) {
  const exported = readDataExport(text)
  if (!exported) throw new Error('this is no export')
  const { account } = exported
  const sum = { source, added: 0, known: 0, leftOut: [] as { index: number; why: string }[] }
  for (const kind of restoredKinds)
    for (let from = 0; from < exported.rows[kind].length; from += 100) {
      const rows = exported.rows[kind].slice(from, from + 100)
      const body = { source, account, kind, rows }
      const response = await request('POST', '/api/log-imports/rows', { cookie, body })
      if (response.statusCode !== 200) throw new Error(`${kind}: ${response.payload}`)
      sum.added += response.body.added
      sum.known += response.body.known
      sum.leftOut.push(...response.body.leftOut)
    }
  const bringBack = async (path: string, fileName: string, about: object) => {
    const bytes = files.get(fileName)
    if (!bytes) throw new Error(`${fileName} is missing`)
    const body = { ...about, account, photo: dataUrl(bytes, 'image/webp') }
    const response = await request('POST', `/api/log-imports/${path}`, { cookie, body })
    if (response.statusCode !== 200) throw new Error(response.payload)
    sum[response.body.added ? 'added' : 'known'] += 1
  }
  for (const { fileName, ...photo } of exported.photos)
    await bringBack('photos', fileName, { ...photo, source })
  for (const { fileName, ...attached } of exported.attached)
    await bringBack('attached-photos', fileName, attached)
  return sum
}

/** Restored sections and their references to others. */
const references: Record<string, Record<string, string>> = {
  personalPeptides: {},
  plan: { personalPeptideId: 'personalPeptides' },
  planPeriods: { userPeptideId: 'plan' },
  doseSteps: { userPeptideId: 'plan' },
  doseStepDecisions: { userPeptideId: 'plan' },
  doses: { userPeptideId: 'plan' },
  vials: { userPeptideId: 'plan' },
  vialMovements: { vialId: 'vials', doseId: 'doses' },
  reminders: { userPeptideId: 'plan' },
  reminderOutcomes: { reminderId: 'reminders', dosageLogId: 'doses' },
  skippedDoses: { userPeptideId: 'plan', reminderId: 'reminders' },
  listedSites: {},
  soreSites: {},
  weighIns: {},
  sideEffects: { userPeptideId: 'plan' },
  measurements: {},
  labResults: {},
  labUnits: {},
  measuringReminders: {},
  sideEffectPhotos: { sideEffectId: 'sideEffects' },
  labReportPages: { labResultId: 'labResults' },
  foods: {},
  waterLogs: {},
  supplements: {},
  peptideStacks: {},
  peptideStackItems: { stackId: 'peptideStacks' },
  progressPhotos: { weightLogId: 'weighIns' },
}

const photoSections = ['progressPhotos', 'sideEffectPhotos', 'labReportPages']

const versioned: Record<string, string> = {
  dosage_logs: 'doses',
  vials: 'vials',
  weight_logs: 'weighIns',
  side_effects: 'sideEffects',
  measurements: 'measurements',
  lab_results: 'labResults',
  food_logs: 'foods',
  supplement_logs: 'supplements',
}

/** An export's restorable content, with positions instead of ids. */
export function comparable(data: Record<string, Row[]>) {
  const place = (section: string, id: unknown) =>
    id == null ? id : data[section]?.findIndex((row) => row.id === id)
  const withPlaces = (section: string, row: Row) => ({
    ...row,
    ...(row.id !== undefined && { id: place(section, row.id) }),
    ...Object.fromEntries(
      Object.entries(references[section] ?? {}).map(([field, to]) => [field, place(to, row[field])]),
    ),
  })
  const versions = (data.earlierVersions ?? [])
    .filter(({ wasRemoved }) => !wasRemoved)
    .map(({ tableName, rowId, row, replacedAt }) => {
      const section = versioned[String(tableName)] ?? ''
      return { tableName, row: withPlaces(section, row as Row), rowId: place(section, rowId), replacedAt }
    })
  const sections = Object.keys(references).map((section) => [
    section,
    (data[section] ?? [])
      .map((row) => withPlaces(section, row))
      // A restored photo has another name and other bytes.
      .map(({ name, bytes, contentHash, ...row }: Row) =>
        photoSections.includes(section) ? row : { ...row, name, bytes, contentHash },
      ),
  ])
  return {
    ...Object.fromEntries(sections),
    versions: versions.map((version) => JSON.stringify(version)).sort(),
  }
}
