import { instantOf } from '@pepwell/domain/time/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { server } from '../../../test/server.ts'
import { AddToPlanDialog } from '../add-to-plan-dialog.tsx'
import type { Plannable } from '../plannable.ts'

const semaglutide: Plannable = {
  about: { peptideId: 1 },
  name: 'Semaglutide',
  frequency: 'Weekly',
  recommendedDose: 'As its label says.',
  label: null,
  peptideClass: null,
}

const wegovy = {
  name: 'Wegovy, to 2.4 mg',
  saidBy: 'label',
  source: { name: 'Wegovy label', url: 'https://dailymed.nlm.nih.gov/', checked: '2026-03-01' },
  steps: [
    { dose: '0.25 mg', amount: 0.25, unit: 'mg', weeks: 4, doses: null },
    { dose: '0.5 mg', amount: 0.5, unit: 'mg', weeks: null, doses: null },
  ],
}

let sent: Record<string, unknown>[]

beforeEach(() => {
  sent = []
  server.use(
    http.get('/api/dose-step-templates', () => HttpResponse.json([wegovy])),
    http.post('/api/user-peptides', async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>)
      return HttpResponse.json({ ...anEntry(), warnings: [] }, { status: 201 })
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

/** Opens the sheet on Monday, March 9, in New York. */
async function openAt(hour: number, minute: number, peptide: Partial<Plannable> = {}, isFirst = false) {
  vi.useFakeTimers({
    toFake: ['Date'],
    now: instantOf('2026-03-09', `${String(hour).padStart(2, '0')}:${minute || '00'}`, 'America/New_York'),
  })
  const { user } = await openDialogAlone((props) => (
    <AddToPlanDialog
      {...props}
      peptide={{ ...semaglutide, ...peptide }}
      timeZone="America/New_York"
      isFirst={isFirst}
      onAdded={() => {}}
    />
  ))
  const dialog = within(screen.getByRole('dialog', { name: /^Add / }))
  await dialog.findByLabelText('Current dose')
  const add = async () => {
    await user.click(dialog.getByRole('button', { name: 'Add to plan' }))
    await waitFor(() => expect(sent).toHaveLength(1))
    return sent[0]
  }
  return { user, dialog, add }
}

const typeDose = ({ user, dialog }: Awaited<ReturnType<typeof openAt>>) =>
  user.type(dialog.getByLabelText('Current dose'), '0.25 mg')

test.each([
  [6, 10, '08:00', '8:00 AM'],
  [10, 10, '10:30', '10:30 AM'],
  [10, 40, '11:00', '11:00 AM'],
  [23, 15, '22:00', '10:00 PM'],
])('opened at %i:%i, suggests a first dose today at %s', async (hour, minute, time, words) => {
  const page = await openAt(hour, minute)
  expect(page.dialog.getByText(`First dose today at ${words}.`)).toBeVisible()
  expect(page.dialog.getByRole('checkbox', { name: 'Monday' })).toBeChecked()
  await typeDose(page)
  expect(await page.add()).toMatchObject({
    ...{ currentDose: '0.25 mg', startDate: '2026-03-09' },
    when: { time, alsoAt: [], days: ['Monday'] },
  })
})

test('days follow the first dose until chosen', async () => {
  const page = await openAt(6, 0)
  const { user, dialog } = page
  await user.click(dialog.getByRole('button', { name: 'Tomorrow' }))
  expect(dialog.getByRole('checkbox', { name: 'Tuesday' })).toBeChecked()
  expect(dialog.getByText('First dose tomorrow at 8:00 AM.')).toBeVisible()
  await user.click(dialog.getByRole('checkbox', { name: 'Sunday' }))
  await user.click(dialog.getByRole('checkbox', { name: 'Tuesday' }))
  expect(dialog.getByText('First dose Sun, Mar 15 at 8:00 AM.')).toBeVisible()
  fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '19:45' } })
  await typeDose(page)
  expect(await page.add()).toMatchObject({
    ...{ startDate: '2026-03-10', when: { time: '19:45', days: ['Sunday'] } },
  })
})

test('sends nothing without a day', async () => {
  const page = await openAt(6, 0)
  const { user, dialog } = page
  await typeDose(page)
  await user.click(dialog.getByRole('checkbox', { name: 'Monday' }))
  await user.click(dialog.getByRole('button', { name: 'Add to plan' }))
  expect(await dialog.findByText('Please select at least one day')).toHaveRole('alert')
  expect(sent).toEqual([])
})

test('several doses a day have a time each', async () => {
  const page = await openAt(6, 0, { frequency: 'Twice daily' })
  expect(page.dialog.queryByRole('checkbox', { name: 'Monday' })).not.toBeInTheDocument()
  expect(page.dialog.getByLabelText('Time 2')).toHaveValue('20:00')
  await typeDose(page)
  expect(await page.add()).toMatchObject({ when: { time: '08:00', alsoAt: ['20:00'] } })
})

test('can be added without reminders', async () => {
  const page = await openAt(6, 0)
  await page.user.click(page.dialog.getByRole('checkbox', { name: 'Remind me' }))
  expect(page.dialog.queryByLabelText('Time')).not.toBeInTheDocument()
  await typeDose(page)
  expect(await page.add()).not.toHaveProperty('when')
})

test('asks for no time without a countable frequency', async () => {
  const { dialog } = await openAt(6, 0, { frequency: 'when it hurts' })
  expect(dialog.queryByLabelText('Time')).not.toBeInTheDocument()
  expect(dialog.queryByRole('checkbox', { name: 'Remind me' })).not.toBeInTheDocument()
})

test('a label’s steps fill in the first dose and are added with the entry', async () => {
  const { user, dialog, add } = await openAt(6, 0)
  await user.click(await dialog.findByRole('button', { name: 'Use Wegovy, to 2.4 mg' }))
  expect(dialog.getByLabelText('Current dose')).toHaveValue('0.25')
  expect(within(dialog.getByRole('region', { name: 'Dose steps' })).getAllByRole('listitem')).toHaveLength(2)
  expect(await add()).toMatchObject({
    currentDose: '0.25 mg',
    steps: [{ dose: '0.25 mg', weeks: 4, doses: null }, { dose: '0.5 mg' }],
  })
})

test('steps can be removed again', async () => {
  const page = await openAt(6, 0)
  await page.user.click(await page.dialog.findByRole('button', { name: 'Use Wegovy, to 2.4 mg' }))
  await page.user.click(page.dialog.getByRole('button', { name: 'Remove steps' }))
  expect(await page.add()).not.toHaveProperty('steps')
})

test('the first peptide of a plan starts with one tap on the steps of its label', async () => {
  const { user, dialog } = await openAt(6, 0, {}, true)
  await user.click(await dialog.findByRole('button', { name: 'Start at 0.25 mg · Wegovy, to 2.4 mg' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    ...{ currentDose: '0.25 mg', frequency: 'Weekly', startDate: '2026-03-09' },
    when: { time: '08:00', days: ['Monday'] },
    steps: [{ dose: '0.25 mg', weeks: 4 }, { dose: '0.5 mg' }],
  })
})
