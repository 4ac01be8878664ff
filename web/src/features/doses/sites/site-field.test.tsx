import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { showOutbox } from '../../../lib/offline/pending-writes.ts'
import { dialog, openDoseSheet, stored, whenLogging } from '../../../test/dose-sheet.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const peptide = anEntry().peptide as NonNullable<ReturnType<typeof anEntry>['peptide']>
const onLabel = anEntry({
  peptide: { ...peptide, label: { sites: { regions: ['abdomen', 'thigh'], source } } },
})

const used = (
  site: 'Left thigh' | 'Right thigh' | 'Abdomen, upper left' | 'Left hip',
  lastUsedOn: string,
) => ({
  site,
  lastUsedOn,
  lastUsedAt: `${lastUsedOn}T12:00:00.000Z`,
})

const sites = [
  used('Abdomen, upper left', '2026-03-09'),
  used('Left thigh', '2026-02-18'),
  used('Right thigh', '2026-03-05'),
]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-09T15:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const site = (name: string | RegExp) => screen.getByRole('radio', { name })
const press = (page: { user: { click: (it: Element) => Promise<void> } }, name: string | RegExp) =>
  page.user.click(dialog().getByRole('button', { name }))

async function open(regimen: Parameters<typeof serveRegimen>[0] = {}) {
  const served = serveRegimen({ plan: [onLabel], sites, ...regimen })
  const sent = whenLogging(stored)
  const page = await openDoseSheet({ entryPoint: 'plan' })
  await screen.findAllByRole('radio', { name: /, (?:today|never used)/ })
  return { ...page, sent, served }
}

describe('the next site', () => {
  test('changes once a shot is queued', async () => {
    const dose = { userPeptideId: 11, dose: '250 mcg', clientId: 'one', injectionSite: 'Left thigh' }
    const body = { ...dose, takenAt: '2026-03-09T14:00:00.000Z' }
    act(() => showOutbox({ writes: [{ place: 1, path: '/api/dosage-logs', body, mayHaveArrived: false }] }))
    await open()
    expect(site(/^Left thigh, today/)).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Use Left thigh' })).not.toBeInTheDocument()
    act(() => showOutbox({ writes: [] }))
    expect(site('Left thigh, 19 days ago, suggested')).toBeVisible()
  })

  test('is suggested but never filled in; one tap takes it, another clears it', async () => {
    const page = await open({
      sites: [...sites.slice(0, 1), used('Left thigh', '2026-02-18'), used('Right thigh', '2026-03-05')],
    })
    expect(site('Left thigh, 19 days ago, suggested')).not.toBeChecked()
    for (const radio of screen.getAllByRole('radio', { name: /thigh|Abdomen/ }))
      expect(radio).not.toBeChecked()
    await press(page, 'Use Left thigh')
    expect(site(/^Left thigh/)).toBeChecked()
    await press(page, 'Clear')
    expect(site(/^Left thigh/)).not.toBeChecked()
    await press(page, 'Use Left thigh')
    await press(page, 'Log · left thigh')
    await waitFor(() => expect(page.sent).toMatchObject([{ injectionSite: 'Left thigh' }]))
  })

  test('is missing with an explanation when nothing has rested', async () => {
    await open({
      sites: [sites[0], used('Right thigh', '2026-03-05'), used('Left thigh', '2026-03-04')].filter(
        (use) => use !== undefined,
      ),
    })
    expect(screen.getByText(/^No site to suggest/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: /suggested/ })).not.toBeInTheDocument()
  })

  test('a dose without a site is logged without one', async () => {
    const page = await open()
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toMatchObject([{ injectionSite: null }]))
  })
})

describe('a dose split over several sites', () => {
  test('adds the next suggestion with a tap and is sent as one dose', async () => {
    const page = await open()
    await press(page, 'Use Left thigh')
    await press(page, 'Add another site')
    await press(page, /^Use Abdomen/)
    expect(dialog().getByRole('button', { name: 'Clear Left thigh' })).toBeVisible()
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]).toMatchObject({
      injectionSite: 'Left thigh',
      additionalSites: [expect.stringMatching(/^Abdomen/)],
    })
  })

  test('removes a site with a tap', async () => {
    const page = await open()
    await press(page, 'Use Left thigh')
    await press(page, 'Add another site')
    await press(page, /^Use Abdomen/)
    await press(page, 'Clear Left thigh')
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]).toMatchObject({ injectionSite: expect.stringMatching(/^Abdomen/) })
    expect(page.sent[0]).not.toHaveProperty('additionalSites')
  })
})

describe('the sites of a split dose', () => {
  const box = (name: RegExp) => screen.getByRole('checkbox', { name })

  test('are chosen on the body, up to four, and each can be removed with a tap', async () => {
    const page = await open()
    await press(page, 'Use Left thigh')
    await press(page, 'Add another site')
    for (const name of [/^Right thigh/, /^Abdomen, upper left/, /^Abdomen, upper right/])
      await page.user.click(screen.getByRole('checkbox', { name }))
    expect(box(/^Abdomen, lower left/)).toBeDisabled()
    expect(dialog().queryByRole('button', { name: 'Add another site' })).not.toBeInTheDocument()
    await page.user.click(box(/^Right thigh/))
    expect(box(/^Abdomen, lower left/)).toBeEnabled()
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]).toMatchObject({
      injectionSite: 'Left thigh',
      additionalSites: ['Abdomen, upper left', 'Abdomen, upper right'],
    })
  })

  test('become one again when the person changes their mind', async () => {
    const page = await open()
    await press(page, 'Use Left thigh')
    await press(page, 'Add another site')
    await press(page, 'Stop adding')
    await page.user.click(site(/^Right thigh/))
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]).toMatchObject({ injectionSite: 'Right thigh' })
    expect(page.sent[0]).not.toHaveProperty('additionalSites')
  })

  test('are restored with the draft', async () => {
    const page = await open()
    await press(page, 'Use Left thigh')
    await press(page, 'Add another site')
    await page.user.click(screen.getByRole('checkbox', { name: /^Right thigh/ }))
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await page.open()
    expect(await dialog().findByRole('button', { name: 'Clear Right thigh' })).toBeVisible()
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toHaveLength(1))
    expect(page.sent[0]).toMatchObject({ injectionSite: 'Left thigh', additionalSites: ['Right thigh'] })
  })
})

describe('the body', () => {
  test('names each site with the days since any shot there', async () => {
    const page = await open()
    expect(site('Abdomen, upper left, today')).toBeVisible()
    expect(site('Abdomen, lower left, never used')).toBeVisible()
    await page.user.click(screen.getByRole('radio', { name: 'Back' }))
    expect(site('Left hip, never used, not on the label')).toBeVisible()
  })

  test('marks nothing without a label', async () => {
    const page = await open({ plan: [anEntry()] })
    await page.user.click(screen.getByRole('radio', { name: 'Back' }))
    expect(screen.getByRole('radio', { name: /^Left hip, never used/ })).toBeVisible()
    expect(screen.queryByRole('radio', { name: /not on the label/ })).not.toBeInTheDocument()
  })

  test('follows a typed site', async () => {
    const page = await open()
    await press(page, /^Volume/)
    const typed = screen.getByLabelText(/^Site/)
    await page.user.click(site(/^Left thigh/))
    expect(typed).toHaveValue('Left thigh')
    await page.user.clear(typed)
    await page.user.type(typed, 'Right thigh')
    expect(site(/^Right thigh/)).toBeChecked()
  })

  test('works without any history', async () => {
    serveRegimen({ plan: [onLabel] })
    server.use(http.get('/api/injection-sites', () => refusal(500, 'INTERNAL', 'Oops')))
    const { user } = await openDoseSheet({ entryPoint: 'plan' })
    await user.click(site('Left thigh'))
    expect(site('Left thigh')).toBeChecked()
    expect(screen.queryByText(/^No site to suggest/)).not.toBeInTheDocument()
  })
})

describe('a sore site', () => {
  test('is marked in the sheet, loses its place, and is no longer suggested', async () => {
    const page = await open()
    const marked: string[] = []
    server.use(
      http.put('/api/injection-sites/:site/sore', ({ params }) => {
        marked.push(decodeURIComponent(String(params.site)))
        page.served.sites = [
          ...sites.slice(0, 1),
          { ...used('Left thigh', '2026-02-18'), soreSince: '2026-03-09' },
        ]
        return HttpResponse.json({ message: 'Site marked as sore' })
      }),
    )
    await press(page, 'Use Left thigh')
    await press(page, /^Sore\?/)
    expect(marked).toEqual(['Left thigh'])
    expect(
      await screen.findByRole('radio', { name: 'Left thigh, 19 days ago, sore, resting until Apr 6' }),
    ).not.toBeChecked()
    expect(screen.queryByRole('button', { name: 'Use Left thigh' })).not.toBeInTheDocument()
  })

  test('can still be chosen with a warning, and unmarked', async () => {
    const page = await open({
      sites: [
        ...sites.slice(0, 1),
        used('Right thigh', '2026-03-05'),
        { ...used('Left thigh', '2026-02-18'), soreSince: '2026-03-01' },
      ],
    })
    await page.user.click(site(/^Left thigh/))
    expect(screen.getByText('Sore, resting until Mar 29. You can still use it.')).toBeVisible()
    server.use(
      http.delete('/api/injection-sites/:site/sore', () => {
        page.served.sites = sites
        return HttpResponse.json({ message: 'Site no longer sore' })
      }),
    )
    await press(page, 'No longer sore')
    expect(await screen.findByRole('button', { name: /^Sore\?/ })).toBeVisible()
    await press(page, /^Log (Dose|· )/)
    await waitFor(() => expect(page.sent).toMatchObject([{ injectionSite: 'Left thigh' }]))
  })
})
