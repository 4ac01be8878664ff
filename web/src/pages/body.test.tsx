import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { aLabResult, aMeasurement, serveBody } from '../test/body-server.ts'
import { anEntryOf } from '../test/regimen.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { passDoubleTap } from '../test/time.ts'
import { aUser } from '../test/users.ts'
import '../features/labs/lab-result-form.tsx'
import '../features/measurements/measurement-form.tsx'
import BodyPage from './body.tsx'

const NOW = Date.parse('2026-06-15T14:00:00Z')
beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const open = () => renderPage(<BodyPage />, { path: '/body', user: aUser() })

test('shows an empty state with the next step', async () => {
  serveBody()
  open()
  expect(await screen.findByText('No lab results yet')).toBeVisible()
  expect(screen.getByText('No measurements yet')).toBeVisible()
})

test('logs a measurement in the last unit, with undo', async () => {
  const sent = serveBody([aMeasurement()])
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Measure' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a measurement' }))
  await user.type(await dialog.findByLabelText('Value (in)'), '36,5')
  await user.click(dialog.getByRole('button', { name: 'Log' }))
  expect(await screen.findByText('Measurement logged')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    kind: 'waist',
    value: 36.5,
    unit: 'in',
    measuredAt: new Date(NOW).toISOString(),
  })
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent[1]).toEqual({ method: 'DELETE', path: '/api/measurements/9' }))
})

test('questions an implausible measurement', async () => {
  const sent = serveBody()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Measure' }))
  await user.selectOptions(await screen.findByLabelText('What'), 'Body fat')
  await user.type(screen.getByLabelText('Value (%)'), '560')
  await user.click(screen.getByRole('button', { name: 'Log' }))
  expect(await screen.findByText('Is 560 % right?')).toBeVisible()
  expect(sent).toEqual([])
})

test('a lab result shows its canonical value while typing, and is sent as printed', async () => {
  const sent = serveBody()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add lab result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a lab result' }))
  await user.type(await dialog.findByLabelText('Test'), 'HbA1c')
  await user.type(dialog.getByLabelText('Value'), '38')
  await user.type(dialog.getByLabelText('Unit'), 'mmol/mol')
  expect(await dialog.findByText('5.63 %')).toBeVisible()
  await user.type(dialog.getByLabelText(/^Range from/), '20')
  await user.type(dialog.getByLabelText(/^Range to/), '38')
  await user.selectOptions(dialog.getByLabelText(/^Fasting/), 'Yes')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    analyte: 'HbA1c',
    value: 38,
    comparator: null,
    unit: 'mmol/mol',
    rangeLow: 20,
    rangeHigh: 38,
    fasting: true,
  })
})

test('another result of the same report keeps its date, lab and fasting', async () => {
  const sent = serveBody()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Add lab result' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a lab result' }))
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  const fill = (test: string, value: string, unit: string) => {
    type('Test', test)
    type('Value', value)
    type('Unit', unit)
  }
  await dialog.findByLabelText('Test')
  fill('HbA1c', '5.6', '%')
  type(/^Lab/, 'Quest')
  await user.selectOptions(dialog.getByLabelText(/^Fasting/), 'Yes')
  await user.click(dialog.getByRole('button', { name: 'Save and add another' }))
  await waitFor(() => expect(dialog.getByLabelText('Value')).toHaveValue(''))
  await waitFor(() => expect(dialog.getByLabelText('Test')).toHaveFocus())
  fill('LDL cholesterol', '118', 'mg/dL')
  await passDoubleTap()
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  const ofReport = { lab: 'Quest', fasting: true, collectedAt: new Date(NOW).toISOString() }
  expect(sent.map(({ body }) => body)).toMatchObject([
    { analyte: 'HbA1c', value: 5.6, ...ofReport },
    { analyte: 'LDL cholesterol', value: 118, ...ofReport },
  ])
  expect(sent[0]?.body?.clientId).not.toBe(sent[1]?.body?.clientId)
})

test('another measurement is of the next kind', async () => {
  const sent = serveBody()
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Measure' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Log a measurement' }))
  await user.type(await dialog.findByLabelText(/^Value/), '90')
  await user.click(dialog.getByRole('button', { name: 'Save and add another' }))
  await waitFor(() => expect(dialog.getByLabelText('What')).toHaveDisplayValue('Hip'))
  expect(dialog.getByLabelText(/^Value/)).toHaveValue('')
  await user.type(dialog.getByLabelText(/^Value/), '101')
  await passDoubleTap()
  await user.click(dialog.getByRole('button', { name: 'Log' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent.map(({ body }) => body)).toMatchObject([
    { kind: 'waist', value: 90 },
    { kind: 'hip', value: 101 },
  ])
})

test.each([
  ['2026-06-14T14:00:00.000Z', 'Quest', 'Jun 14 · Quest'],
  ['2025-12-31T14:00:00.000Z', null, 'Dec 31, 2025'],
])('the heading says when and where the latest labs were collected: %s', async (collectedAt, lab, text) => {
  serveBody(
    [],
    [aLabResult({ collectedAt, lab }), aLabResult({ id: 2, collectedAt: '2025-10-01T14:00:00Z' })],
  )
  open()
  expect(await screen.findByText(text)).toBeVisible()
})

test('a lab result outside of its printed range says so, and nothing more', async () => {
  serveBody(
    [],
    [aLabResult(), aLabResult({ id: 2, value: 95, flag: 'within', collectedAt: '2026-05-01T08:00:00Z' })],
  )
  const { user } = open()
  expect(await screen.findByText('↑ above 99')).toBeVisible()
  await user.click(screen.getByText('2 results'))
  expect(await screen.findByText(/in the printed range, up to 99/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'More for LDL cholesterol 118 mg/dL' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Delete LDL cholesterol 118 mg/dL?')).toBeVisible()
})

test('shows load errors', async () => {
  serveBody()
  server.use(http.get('/api/lab-results', () => HttpResponse.json({}, { status: 500 })))
  open()
  expect(await screen.findByText('We couldn’t load your lab results')).toBeVisible()
  expect(await screen.findByText('No measurements yet')).toBeVisible()
})

test('a result is shown in the chosen unit, with the hours since the last dose', async () => {
  const sent = serveBody(
    [],
    [
      aLabResult({
        ...{ analyte: 'HbA1c', loinc: '4548-4', value: 38, unit: 'mmol/mol', rangeHigh: null, flag: null },
        ...{ displayValue: 5.62824, displayUnit: '%', displayHigh: null },
        sinceDose: { name: 'Semaglutide', hours: 26 },
      }),
    ],
  )
  const { user } = open()
  expect(await screen.findByText('5.628')).toBeVisible()
  await user.click(screen.getByText('1 result'))
  expect(await screen.findByText(/26 h after Semaglutide/)).toBeVisible()
  expect(screen.getByText('38 mmol/mol = 5.628 %')).toBeVisible()
  await user.selectOptions(await screen.findByLabelText('Unit of HbA1c'), 'mmol/mol')
  await waitFor(() =>
    expect(sent).toEqual([
      { method: 'PUT', path: '/api/lab-analytes/4548-4/unit', body: { unit: 'mmol/mol' } },
    ]),
  )
})

test('a report is added as a PDF, shows its pages, and can be removed', async () => {
  const page = { url: '/full', thumbnailUrl: '/small', width: 1582, height: 2048 }
  const sent = serveBody([], [aLabResult({ report: [page, { ...page, url: '/full-2' }] })])
  const { user } = open()
  await user.click(await screen.findByText('1 result'))
  expect(await screen.findByAltText('Report of LDL cholesterol, page 2')).toHaveAttribute('src', '/small')
  const input = screen.getByLabelText('Replace report: LDL cholesterol')
  await user.upload(input, new File(['%PDF-1.7'], 'report.pdf', { type: 'application/pdf' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    ...{ method: 'PUT', body: { file: expect.stringContaining('data:application/pdf;base64,') } },
  })
  await user.click(screen.getByRole('button', { name: 'Delete report: LDL cholesterol' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: 'DELETE' }))
})

test('suggests tests of what labels warn about, until they have a result', async () => {
  serveBody([], [aLabResult({ analyte: 'HbA1c', loinc: '4548-4' })])
  server.use(http.get('/api/user-peptides', () => HttpResponse.json([anEntryOf(3, 'Semaglutide')])))
  const { user } = open()
  const tests = within(await screen.findByRole('region', { name: 'Tests for GLP-1 medicines' }))
  expect(tests.getByRole('link', { name: /Ozempic label/ })).toHaveAttribute(
    'href',
    expect.stringContaining('dailymed.nlm.nih.gov'),
  )
  expect(tests.queryByRole('button', { name: 'Add HbA1c' })).toBeNull()
  await user.click(tests.getByRole('button', { name: 'Add Creatinine' }))
  expect(await screen.findByLabelText('Test')).toHaveValue('Creatinine')
  expect(screen.getByLabelText('Unit')).toHaveValue('mg/dL')
})

test('the charts have a legend, and measurements say how they changed', async () => {
  const first = aMeasurement({
    id: 2,
    unit: 'cm',
    value: 92.7,
    canonicalValue: 92.7,
    measuredAt: '2026-05-01T08:00:00Z',
  })
  serveBody([aMeasurement({ unit: 'cm', value: 91, canonicalValue: 91 }), first], [aLabResult()])
  const step = { from: '2026-05-01', to: '2026-06-15', dose: '0.5 mg' }
  server.use(
    http.get('/api/dosage-logs/steps', () =>
      HttpResponse.json([{ name: 'Semaglutide', hue: 1, levels: [step] }]),
    ),
  )
  open()
  const legend = within(await screen.findByRole('list', { name: 'Legend' }))
  expect(await legend.findByText('Semaglutide steps')).toBeVisible()
  expect(legend.getByText('Range as printed')).toBeVisible()
  expect(legend.getByText('Outside')).toBeVisible()
  expect(screen.getByText('−1.7 since May 1, 2026')).toBeVisible()
})
