import type { DoseLog, DoseVersion } from '@pepwell/contract/doses/doses'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { aDose } from '../../../test/regimen.ts'
import { refusal, serveRegimen } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { EditableDoses } from './editable-doses.tsx'

// 8:30:40 in the morning of 9 March in New York.
const dose = aDose({
  takenAt: '2026-03-09T12:30:40.000Z',
  volume: 0.125,
  injectionSite: 'Left thigh',
  feeling: 'Rested',
})

const open = (doses: readonly DoseLog[] = [dose]) =>
  renderPage(<EditableDoses doses={doses} today="2026-03-10" timeZone="America/New_York" />)

const MORE = 'More for BPC-157 on Mon, Mar 9, 8:30 AM'

async function choose(name: string, doses?: readonly DoseLog[]) {
  serveRegimen()
  const page = open(doses)
  await page.user.click(await screen.findByRole('button', { name: MORE }))
  await page.user.click(await screen.findByRole('menuitem', { name }))
  return page
}

/** Answers edits and deletions. Returns the requests it received. */
function whenSent(method: 'patch' | 'delete', answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http[method]('/api/dosage-logs/101', async ({ request }) => {
      sent.push(await request.json().catch(() => undefined))
      return answer()
    }),
  )
  return sent
}

const save = () => screen.getByRole('button', { name: 'Save' })

describe('editing a dose', () => {
  test('starts with its values and keeps untouched ones to the second', async () => {
    const sent = whenSent('patch', () => HttpResponse.json(dose))
    const { user } = await choose('Edit')
    const amount = await screen.findByLabelText('Dose')
    expect(amount).toHaveValue('250')
    expect(screen.getByRole('radio', { name: 'mcg' })).toBeChecked()
    expect(screen.getByRole('radio', { name: /^Left thigh/ })).toBeChecked()
    expect(screen.queryByRole('group', { name: 'Peptide' })).not.toBeInTheDocument()
    expect(screen.getByLabelText(/^Volume \(/)).toHaveValue('0.125')
    expect(screen.getByLabelText('Date')).toHaveValue('2026-03-09')
    expect(screen.getByLabelText('Time')).toHaveValue('08:30')
    await user.clear(amount)
    await user.type(amount, '500')
    // A draw from another dose says nothing about this one.
    expect(screen.getByLabelText(/^Volume \(/)).toHaveValue('')
    await user.click(save())
    expect(await screen.findByText('Dose updated')).toBeVisible()
    expect(sent).toEqual([
      {
        dose: '500 mcg',
        volume: null,
        injectionSite: 'Left thigh',
        feeling: 'Rested',
        notes: null,
        takenAt: '2026-03-09T12:30:40.000Z',
      },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('sends another time, and asks which occurrence it was for on a tie', async () => {
    const sent = whenSent('patch', () => HttpResponse.json(dose))
    const { user } = await choose('Edit')
    const requests: string[] = []
    server.use(
      http.get('/api/dosage-logs/occurrences', ({ request }) => {
        requests.push(new URL(request.url).search)
        return HttpResponse.json([
          { reminderId: 31, occursOn: '2026-03-08', at: '2026-03-09T02:00:00.000Z' },
          { reminderId: 31, occursOn: '2026-03-09', at: '2026-03-10T02:00:00.000Z' },
        ])
      }),
    )
    await screen.findByLabelText('Dose')
    expect(requests).toEqual([])
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '10:00' } })
    const earlier = await screen.findByLabelText(/Sun, Mar 8/)
    expect(requests).toEqual(['?userPeptideId=11&takenAt=2026-03-09T14%3A00%3A00.000Z&doseId=101'])
    await user.click(save())
    expect(await screen.findByText('Please choose a reminder')).toHaveRole('alert')
    await user.click(earlier)
    await user.click(save())
    await waitFor(() =>
      expect(sent).toMatchObject([
        { takenAt: '2026-03-09T14:00:00.000Z', settles: { reminderId: 31, occursOn: '2026-03-08' } },
      ]),
    )
  })

  test.each([
    ['Dose', 'Dose is required'],
    ['Date', 'Date is required'],
    ['Time', 'Time is required'],
  ])('requires a valid dose: %s', async (label, message) => {
    const sent = whenSent('patch', () => HttpResponse.json(dose))
    const { user } = await choose('Edit')
    await screen.findByLabelText('Dose')
    fireEvent.change(screen.getByLabelText(label), { target: { value: '' } })
    await user.click(save())
    expect(await screen.findByText(message)).toHaveRole('alert')
    expect(sent).toEqual([])
  })

  test('shows the reason for a refusal and keeps the input', async () => {
    whenSent('patch', () => refusal(400, 'TAKEN_IN_FUTURE', 'You can’t log a dose for a future time'))
    const { user } = await choose('Edit')
    const amount = await screen.findByLabelText('Dose')
    await user.clear(amount)
    await user.type(amount, '300')
    await user.click(save())
    expect(await screen.findByText('You can’t log a dose for a future time')).toHaveRole('alert')
    expect(amount).toHaveValue('300')
  })

  test('keeps a dose in words', async () => {
    const sent = whenSent('patch', () => HttpResponse.json(dose))
    const { user } = await choose('Edit', [{ ...dose, dose: 'one pill', amount: null, unit: null }])
    expect(await screen.findByRole('textbox', { name: 'Dose' })).toHaveValue('one pill')
    await user.click(screen.getByRole('button', { name: 'Good' }))
    await user.click(save())
    await waitFor(() => expect(sent).toMatchObject([{ dose: 'one pill', feeling: 'Rested, good' }]))
  })

  test('suggests no site, because the shot is over', async () => {
    await choose('Edit', [{ ...dose, injectionSite: null }])
    await screen.findAllByRole('radio', { name: /never used/ })
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument()
    expect(screen.queryByText(/^No site to suggest/)).not.toBeInTheDocument()
  })

  test('works for a peptide that left the plan, and restores the focus', async () => {
    whenSent('patch', () => HttpResponse.json(dose))
    const { user } = await choose('Edit', [{ ...dose, userPeptideId: null }])
    await screen.findByLabelText('Dose')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.getByRole('button', { name: MORE })).toHaveFocus())
  })
})

describe('deleting a dose', () => {
  test('asks first and confirms it', async () => {
    const sent = whenSent('delete', () => HttpResponse.json({ message: 'Dose deleted' }))
    const { user } = await choose('Delete')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText('Delete BPC-157, 250 mcg?')).toBeVisible()
    expect(
      question.getByText(/^This deletes your dose of Mon, Mar 9, 8:30 AM from your history/),
    ).toBeVisible()
    expect(sent).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Dose deleted')).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('shows an error and keeps the question open on failure', async () => {
    whenSent('delete', () => HttpResponse.error())
    const { user } = await choose('Delete')
    const question = within(await screen.findByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByText('Failed to remove dose. Please try again.')).toHaveRole('alert')
  })
})

test('a dose without a unit asks for one and can be completed', async () => {
  serveRegimen()
  const { user } = open([
    aDose({ takenAt: dose.takenAt, dose: '0.5' }),
    aDose({ id: 102, dose: '1 capsule' }),
  ])
  const [ask, ...others] = await screen.findAllByRole('button', { name: /^Add unit/ })
  expect(others).toEqual([])
  await user.click(ask as HTMLElement)
  expect(await screen.findByLabelText('Dose')).toHaveValue('0.5')
  expect(screen.getByRole('radio', { name: 'mg' })).not.toBeChecked()
})

describe('an edited dose', () => {
  const edited = { ...dose, editedAt: '2026-03-10T01:00:00.000Z' }
  const was: DoseVersion = {
    dose: '25 mcg',
    volume: null,
    injectionSite: 'Left thigh',
    additionalSites: ['Right thigh'],
    feeling: null,
    notes: 'New vial',
    takenAt: '2026-03-09T12:00:00.000Z',
    replacedAt: '2026-03-10T01:00:00.000Z',
  }
  const serveVersions = (answer: () => Response) =>
    server.use(http.get('/api/dosage-logs/101/versions', answer))

  test('shows its earlier versions, and until when they applied', async () => {
    serveVersions(() => HttpResponse.json([was]))
    const { user } = open([edited])
    await user.click(await screen.findByRole('button', { name: 'edited, history of BPC-157' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit history' }))
    expect(await dialog.findByText('25 mcg · Left thigh + Right thigh · New vial')).toBeVisible()
    expect(dialog.getByText('Taken Mon, Mar 9, 8:00 AM')).toBeVisible()
    expect(dialog.getByText('Mon, Mar 9, 9:00 PM')).toBeVisible()
  })

  test('retries loading its history', async () => {
    serveVersions(() => HttpResponse.json({}, { status: 500 }))
    const { user } = await choose('Edit history', [edited])
    expect(await screen.findByText('We couldn’t load the edit history')).toBeVisible()
    serveVersions(() => HttpResponse.json([was]))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('25 mcg · Left thigh + Right thigh · New vial')).toBeVisible()
  })

  test('has no history without edits', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: MORE }))
    expect(screen.queryByRole('menuitem', { name: 'Edit history' })).not.toBeInTheDocument()
    expect(screen.queryByText(/^edited/)).not.toBeInTheDocument()
  })
})
