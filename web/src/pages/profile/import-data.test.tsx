import { EXPORT_DATA_FILE } from '@pepwell/domain/accounts/data-export'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anEntryOf, aPeptide } from '../../test/regimen.ts'
import { renderPage } from '../../test/render.tsx'
import { server } from '../../test/server.ts'
import { aUser } from '../../test/users.ts'
import { whenSent } from '../../test/when-sent.ts'
import ImportDataPage from './import-data.tsx'

const user = aUser({ timeZone: 'America/New_York', weightUnit: 'lbs' })

function show(imports: object[] = [], person = user) {
  const peptide = aPeptide({ id: 3, name: 'Tirzepatide', aliases: ['Mounjaro', 'Zepbound'] })
  server.use(
    http.get('/api/user-peptides', () => HttpResponse.json([anEntryOf(11, 'Tirzepatide')])),
    http.get('/api/auth/user', () => HttpResponse.json(person)),
    http.get('/api/peptides', () => HttpResponse.json([peptide])),
    http.get('/api/log-imports', () => HttpResponse.json(imports)),
  )
  return renderPage(<ImportDataPage />, { user: person })
}

const aFile = (text: string) => new File([text], 'export.csv', { type: 'text/csv' })

test('previews another app’s shots row by row and stores them for the entry that a brand means', async () => {
  const sent = whenSent('post', '/api/dosage-logs/import', () => HttpResponse.json({ added: [1, 2] }))
  const page = show()
  const text = [
    'type,datetime,medicineName,dose,site,notes',
    'shot,2026-10-04 09:00:00,Zepbound,2.5,stomach_upper_left,first one',
    'checkin,2026-10-05 20:00:00,,,,',
    'shot,2026-10-18 23:50:00,Tirzepatide (Compound),5,arm_left,"new dose, ""double"""',
  ].join('\n')
  await page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }))
  expect(table.getByText('Oct 4, 2026, 9:00 AM')).toBeVisible()
  expect(table.getByText('5 mg Tirzepatide')).toBeVisible()
  expect(table.getByText('Left upper arm · new dose, "double"')).toBeVisible()
  expect(screen.getByText('Row 3. Not a dose: checkin')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('2 entries added, 0 already here')).toBeVisible()
  const at = { takenAt: '2026-10-04T13:00:00.000Z' }
  expect(sent[0]?.doses).toMatchObject([
    { userPeptideId: 11, dose: '2.5 mg', injectionSite: 'Abdomen, upper left', ...at },
    { userPeptideId: 11, dose: '5 mg', injectionSite: 'Left upper arm' },
  ])
})

test('asks once for a medicine in several spellings, for its unit, and says how to add one', async () => {
  const page = show()
  const text = 'Date,Medicine,Dose\n2026-10-04,Semaglutide,2.5\n2026-10-11,SEMAGLUTIDE,2.5\n'
  await page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  expect(await screen.findByText('Row 3. SEMAGLUTIDE isn’t in your plan')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add it to your plan' })).toHaveAttribute('href', '/peptides')
  const medicines = screen.getAllByRole('combobox', { name: /in your plan$/ })
  expect(medicines).toHaveLength(1)
  await page.user.selectOptions(medicines[0] as HTMLElement, 'Tirzepatide')
  const unit = screen.getByRole('combobox', { name: 'Unit for doses without one' })
  await page.user.selectOptions(unit, 'mcg')
  expect(screen.getAllByText('2.5 mcg Tirzepatide')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Add it to your plan' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Import 2 entries' })).toBeVisible()
})

test('asks for the unit of weights before storing them', async () => {
  const sent = whenSent('post', '/api/weight-logs/import', () => HttpResponse.json({ added: [1] }))
  const page = show()
  const text = 'Date,Weight\n2026-11-03,201.4\n2026-11-10,199.8\n'
  await page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  expect(await screen.findByText('Answer the questions above to import.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument()
  const units = within(screen.getByRole('group', { name: 'Unit of these weights' }))
  await page.user.click(units.getByRole('radio', { name: 'lbs' }))
  expect(screen.getByText('201.4 lbs')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('1 entry added, 1 already here')).toBeVisible()
  expect(sent[0]?.weighIns).toMatchObject([
    { weight: 201.4, unit: 'lbs', weighInDate: '2026-11-03' },
    { weight: 199.8, unit: 'lbs', weighInDate: '2026-11-10' },
  ])
})

test('shows weights in stones to people who use them, next to the file’s values', async () => {
  const page = show([], aUser({ timeZone: 'America/New_York', weightUnit: 'st' }))
  const text = 'Date,Weight (kg)\n2026-11-03,80.7\n'
  await page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  expect(await screen.findByText('12 st 9.9 lb')).toBeVisible()
  expect(screen.getByText('80.7 kg in the file')).toBeVisible()
})

test('names an unfinished import on returning, until it is imported', async () => {
  whenSent('post', '/api/weight-logs/import', () => HttpResponse.json({ added: [1] }))
  const text = 'Date,Weight (lbs)\n2026-11-03,201.4\n'
  const choose = async (page: ReturnType<typeof show>) =>
    page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  const first = show()
  await choose(first)
  await screen.findByRole('button', { name: 'Import 1 entry' })
  first.unmount()
  const second = show()
  const note = 'You left before importing export.csv. Choose the file again.'
  expect(await screen.findByText(note)).toBeVisible()
  await choose(second)
  expect(screen.queryByText(note)).not.toBeInTheDocument()
  await second.user.click(await screen.findByRole('button', { name: 'Import 1 entry' }))
  await screen.findByText('1 entry added, 0 already here')
  second.unmount()
  show()
  await screen.findByLabelText(/Choose a CSV file/)
  expect(screen.queryByText(note)).not.toBeInTheDocument()
})

test('refuses a file with lost characters before showing any of it', async () => {
  const page = show()
  const text = 'Date,Weight (lbs),Notes\n2026-11-03,201.4,M\uFFFDller\n'
  await page.user.upload(await screen.findByLabelText(/Choose a CSV file/), aFile(text))
  expect(
    await screen.findByText(/^Some letters in this file are unreadable, first in row 2, Notes\. /),
  ).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

const AT = '2026-11-20T10:00:00.000Z'

/** An export with a plan entry, a dose and a drink. */
const anExport = () => ({
  ...{ format: 1, exportedAt: AT, profile: { id: 'somebody' } },
  peptideNames: [{ id: 3, name: 'Tirzepatide' }],
  plan: [
    {
      id: 5,
      peptideId: 3,
      currentDose: '2.5 mg',
      frequency: 'Weekly',
      status: 'active',
      startDate: '2026-11-01',
    },
  ],
  planPeriods: [{ userPeptideId: 5, startsOn: '2026-11-01', endsOn: null, frequency: 'Weekly' }],
  doses: [
    { id: 7, userPeptideId: 5, dose: '2.5 mg', peptideName: 'Tirzepatide', takenAt: AT, notes: 'well' },
  ],
  earlierVersions: [
    { tableName: 'dosage_logs', rowId: 7, row: { dose: '2 mg' }, replacedAt: AT, wasRemoved: false },
  ],
  waterLogs: [{ id: 9, amount: 250, unit: 'mL', logDate: '2026-11-20' }],
  orders: [{ id: 1 }],
  messages: [],
})

const jsonFile = (content: unknown) => new File([JSON.stringify(content)], EXPORT_DATA_FILE)

const choose = async (page: ReturnType<typeof show>, file: File) =>
  page.user.upload(await screen.findByLabelText(/Choose a CSV file or Pepwell export/), file)

test("previews your own export by entry, with what isn't restored, and stores it by kind", async () => {
  const sent = whenSent('post', '/api/log-imports/rows', () =>
    HttpResponse.json({ added: 1, known: 0, leftOut: [] }),
  )
  const page = show()
  await choose(page, jsonFile(anExport()))
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }))
  expect(table.getByText('Plan entry Tirzepatide')).toBeVisible()
  expect(table.getByText('2.5 mg Tirzepatide')).toBeVisible()
  expect(table.getByText('Water 250 mL')).toBeVisible()
  const others = within(screen.getByRole('region', { name: 'Not imported' }))
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Profile and settings',
    'Orders and cart',
  ])
  await page.user.click(screen.getByRole('button', { name: 'Import 3 entries' }))
  expect(await screen.findByText('3 entries added, 0 already here')).toBeVisible()
  expect(sent).toMatchObject([
    { account: 'somebody', kind: 'plan', rows: [{ id: 5, peptideName: 'Tirzepatide', periods: [{}] }] },
    { kind: 'doses', rows: [{ id: 7, versions: [{ row: { dose: '2 mg' } }] }] },
    { kind: 'water', rows: [{ id: 9 }] },
  ])
  expect(new Set(sent.map(({ source }) => JSON.stringify(source))).size).toBe(1)
})

test('names omitted entries by row', async () => {
  whenSent('post', '/api/log-imports/rows', () =>
    HttpResponse.json({ added: 0, known: 0, leftOut: [{ index: 0, why: 'This entry is in the future' }] }),
  )
  const page = show()
  await choose(page, jsonFile({ ...anExport(), plan: [], doses: [] }))
  await page.user.click(await screen.findByRole('button', { name: 'Import 1 entry' }))
  const leftOut = within(await screen.findByRole('region', { name: 'Skipped' }))
  expect(leftOut.getByText('Row 1. This entry is in the future')).toBeVisible()
})

test("refuses a file that isn't an export", async () => {
  const page = show()
  await choose(page, jsonFile({ format: 99 }))
  expect(await screen.findByText('This file isn’t a Pepwell export, or it’s too large.')).toBeVisible()
  await choose(page, new File(['PK\u0003\u0004 no zip'], 'x.zip'))
  expect(await screen.findByText('This file isn’t a Pepwell export, or it’s too large.')).toBeVisible()
})

test('pages through a long file', async () => {
  const page = show()
  const lines = Array.from({ length: 120 }, (_, index) => `2026-0${1 + (index % 9)}-01,${100 + index}`)
  await choose(page, aFile(['Date,Weight lbs', ...lines].join('\n')))
  const rows = () =>
    within(screen.getByRole('table', { name: 'Rows of the file' })).getAllByRole('row').length - 1
  const pages = within(await screen.findByRole('navigation', { name: 'Pages: Rows of the file' }))
  expect([rows(), pages.getByText('1–50 of 120')]).toEqual([50, expect.anything()])
  expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await page.user.click(pages.getByRole('button', { name: 'Next' }))
  await page.user.click(pages.getByRole('button', { name: 'Next' }))
  expect([rows(), pages.getByText('101–120 of 120')]).toEqual([20, expect.anything()])
  expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled()
})

const anImport = (more: object = {}) => ({
  ...{ id: '5b0f5b0e-6f4f-4d0e-9b59-0c1ad0d0a001', fileName: 'shots.csv' },
  ...{ importedAt: AT, added: 12, undoneAt: null, ...more },
})

test('undoes an import from the history, including edited entries after confirmation', async () => {
  const imports = [anImport()]
  const kept = {
    edited: 2,
    inUse: 0,
    entries: [{ name: '5 mg Tirzepatide', day: '2026-10-04', why: 'edited' }],
  }
  const answers = [
    { removed: 500, remaining: 10, kept },
    { removed: 10, remaining: 0, kept },
    { removed: 2, remaining: 0, kept: { edited: 0, inUse: 0, entries: [] } },
  ]
  const sent = whenSent('post', '/api/log-imports/:id/undo', () => {
    imports[0] = anImport({ added: 2, undoneAt: AT })
    return HttpResponse.json(answers.shift())
  })
  const page = show(imports)
  expect(await screen.findByText(/Nov 20, 2026.* · 12 entries/)).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Undo the import of shots.csv' }))
  await page.user.click(await screen.findByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('510 entries removed')).toBeVisible()
  expect(await screen.findByText(/^5 mg Tirzepatide, .*: edited since$/)).toBeVisible()
  expect(screen.getByText('1 entry more')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Remove 2 entries you edited' }))
  expect(await screen.findByText('2 entries removed')).toBeVisible()
  expect(sent).toEqual([{ edited: false }, { edited: false }, { edited: true }])
})

test('undoes a fresh import with one press', async () => {
  whenSent('post', '/api/log-imports/rows', () => HttpResponse.json({ added: 1, known: 0, leftOut: [] }))
  const undone = whenSent('post', '/api/log-imports/:id/undo', () =>
    HttpResponse.json({ removed: 3, remaining: 0, kept: { edited: 0, inUse: 0, entries: [] } }),
  )
  const page = show()
  await choose(page, jsonFile(anExport()))
  await page.user.click(await screen.findByRole('button', { name: 'Import 3 entries' }))
  await page.user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('3 entries removed')).toBeVisible()
  expect(undone).toEqual([{ edited: false }])
})
