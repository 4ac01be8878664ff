import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openAlone } from '../../../test/dialog-alone.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { server } from '../../../test/server.ts'
import EntrySteps from './entry-steps.tsx'

const step = (dose: string, amount: number, state: string, startsOn: string | null) => ({
  ...{ dose, amount, unit: 'mg', weeks: 4, doses: null, from: null, state, startsOn },
})
const state = {
  userPeptideId: 11,
  steps: [
    step('0.25 mg', 0.25, 'done', '2026-10-18'),
    step('0.5 mg', 0.5, 'current', '2026-11-15'),
    step('1 mg', 1, 'upcoming', '2026-12-13'),
  ],
  current: { step: 1, dose: '0.5 mg', since: '2026-11-15' },
  next: { step: 2, dose: '1 mg', startsOn: '2026-12-13', stage: 'due' },
  hold: null,
}

async function openSteps(shown: object[], refusal?: { code: string; message: string }) {
  const sent: Record<string, unknown>[] = []
  const record = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return refusal
      ? HttpResponse.json(refusal, { status: 409 })
      : HttpResponse.json({ ...state, current: { ...state.current, dose: '1 mg' }, warnings: [] })
  }
  server.use(
    http.get('/api/dose-steps', () => HttpResponse.json(shown)),
    http.get('/api/dose-step-templates', () => HttpResponse.json([])),
    http.post('/api/user-peptides/11/steps/decision', record),
    http.put('/api/user-peptides/11/steps', record),
  )
  const opened = await openAlone(() => <EntrySteps entry={anEntry({ id: 11 })} />)
  return { ...opened, sent }
}

test('one tap takes the due step shown', async () => {
  const { user, sent } = await openSteps([state])
  expect(await screen.findByText('Step 2 of 3. Next: 1 mg on Sun, Dec 13')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take it' }))
  expect(await screen.findByText('Your dose is 1 mg')).toBeVisible()
  expect(sent).toEqual([{ decision: 'take', step: 2, clientId: expect.any(String) }])
})

test('staying asks for the reason', async () => {
  const { user, sent } = await openSteps([state])
  await user.click(await screen.findByRole('button', { name: 'Stay 4 more weeks' }))
  await user.click(await screen.findByRole('radio', { name: 'Side effects' }))
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { decision: 'stay', step: 1, reason: 'side effects', clientId: expect.any(String) },
    ]),
  )
})

test('a step on hold offers no dose, only the prescriber’s decision', async () => {
  const message = 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.'
  const { user, sent } = await openSteps([{ ...state, hold: { reason: 'missed-doses', message } }])
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'My prescriber agreed' }))
  await waitFor(() => expect(sent[0]).toMatchObject({ decision: 'take', reason: 'prescriber' }))
})

test('a decision on another device is shown, and nothing changes', async () => {
  const message = 'Your steps changed on another device. Please look again.'
  const { user } = await openSteps([state], { code: 'STEP_CHANGED', message })
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  expect(await screen.findByText(message)).toBeVisible()
})

test('edits steps row by row, and refuses a dose without an amount at its field', async () => {
  const { user, sent } = await openSteps([])
  await user.click(await screen.findByRole('button', { name: /^Add dose steps/ }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name: 'Add step' }))
  const second = within(dialog).getByRole('group', { name: 'Step 2' })
  await user.type(within(second).getByLabelText('Dose'), 'more')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(second).findByText('Enter an amount with its unit, such as 0.5 mg')).toBeVisible()
  await user.clear(within(second).getByLabelText('Dose'))
  await user.type(within(second).getByLabelText('Dose'), '500 mcg')
  await user.selectOptions(within(second).getByLabelText('Length'), 'No set length')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ steps: [{ dose: '250 mcg', weeks: 4 }, { dose: '500 mcg' }] }]))
})

test('a template fills the steps, and one label appears once', async () => {
  const source = {
    name: 'Wegovy label on DailyMed',
    url: 'https://dailymed.nlm.nih.gov/',
    checked: '2026-11-22',
  }
  const template = (name: string, amounts: number[]) => ({
    ...{ name, saidBy: 'label', source },
    steps: amounts.map((amount) => ({ dose: `${amount} mg`, amount, unit: 'mg', weeks: 4, doses: null })),
  })
  const { user } = await openSteps([])
  server.use(
    http.get('/api/dose-step-templates', () =>
      HttpResponse.json([template('to 2.4 mg', [0.25, 2.4]), template('to 7.2 mg', [0.25, 2.4, 7.2])]),
    ),
  )
  await user.click(await screen.findByRole('button', { name: /^Add dose steps/ }))
  await user.click(await screen.findByRole('button', { name: 'Use to 7.2 mg' }))
  expect(screen.getAllByLabelText('Dose').map((field) => (field as HTMLInputElement).value)).toEqual([
    ...['0.25 mg', '2.4 mg', '7.2 mg'],
  ])
  expect(screen.getAllByRole('link', { name: source.name })).toHaveLength(1)
})

test('a step in the near future is one line on the card', async () => {
  await openSteps([{ ...state, next: { ...state.next, stage: 'soon' } }])
  expect(await screen.findByText('Step 2 of 3. Next: 1 mg on Sun, Dec 13')).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Next step of/ })).not.toBeInTheDocument()
})
