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

function show() {
  const peptide = aPeptide({ id: 3, name: 'Tirzepatide', aliases: ['Mounjaro', 'Zepbound'] })
  server.use(
    http.get('/api/user-peptides', () => HttpResponse.json([anEntryOf(11, 'Tirzepatide')])),
    http.get('/api/auth/user', () => HttpResponse.json(user)),
    http.get('/api/peptides', () => HttpResponse.json([peptide])),
  )
  return renderPage(<ImportDataPage />, { user })
}

const aFile = (text: string) => new File([text], 'export.csv', { type: 'text/csv' })

test('shots of another app are shown row by row, and stored for the entry that a brand means', async () => {
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
  expect(screen.getByText('Row 3. Not a dose, but: checkin')).toBeVisible()
  await page.user.click(screen.getByRole('button', { name: 'Import 2 entries' }))
  expect(await screen.findByText('2 entries added, 0 already there')).toBeVisible()
  const at = { takenAt: '2026-10-04T13:00:00.000Z' }
  expect(sent[0]?.doses).toMatchObject([
    { userPeptideId: 11, dose: '2.5 mg', injectionSite: 'Abdomen, upper left', ...at },
    { userPeptideId: 11, dose: '5 mg', injectionSite: 'Left upper arm' },
  ])
})

test('weights without a unit are asked about before they can be stored', async () => {
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
  expect(await screen.findByText('1 entry added, 1 already there')).toBeVisible()
  expect(sent[0]?.weighIns).toMatchObject([
    { weight: 201.4, unit: 'lbs', weighInDate: '2026-11-03' },
    { weight: 199.8, unit: 'lbs', weighInDate: '2026-11-10' },
  ])
})
