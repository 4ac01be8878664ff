import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { anEntry } from '../../../test/regimen.ts'
import { server } from '../../../test/server.ts'
import { aVial } from '../../../test/vials.ts'
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

async function openSteps(shown: object[], refusal?: { code: string; message: string }, vials: object[] = []) {
  const sent: Record<string, unknown>[] = []
  const record = async ({ request }: { request: Request }) => {
    sent.push((await request.json()) as Record<string, unknown>)
    return refusal
      ? HttpResponse.json(refusal, { status: 409 })
      : HttpResponse.json({ ...state, current: { ...state.current, dose: '1 mg' }, warnings: [] })
  }
  server.use(
    http.get('/api/dose-steps', () => HttpResponse.json(shown)),
    http.get('/api/vials', () => HttpResponse.json(vials)),
    http.get('/api/dose-step-templates', () => HttpResponse.json([])),
    http.post('/api/user-peptides/11/steps/decision', record),
    http.put('/api/user-peptides/11/steps', record),
    http.post('/api/user-peptides/11/steps/preview-warnings', () => HttpResponse.json({ warnings: [] })),
  )
  const opened = await openDialogAlone(() => <EntrySteps entry={anEntry({ id: 11 })} today="2026-12-13" />)
  return { ...opened, sent }
}

test('taking the due step asks for the reason, as planned by default', async () => {
  const { user, sent } = await openSteps([state])
  expect(await screen.findByText('Step 2 of 3. Next: 1 mg on Sun, Dec 13')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take it' }))
  expect(await screen.findByRole('radio', { name: 'As planned' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Take 1 mg' }))
  expect(await screen.findByText('Your dose is 1 mg')).toBeVisible()
  expect(sent).toEqual([{ decision: 'take', step: 2, clientId: expect.any(String) }])
})

test('the dialog says what the label says against taking the step so early', async () => {
  const message = 'The label gives 0.5 mg for 4 weeks first.'
  const early = { ...state, next: { ...state.next, warnings: [{ code: 'STEP_TOO_EARLY', message }] } }
  const { user, sent } = await openSteps([early])
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  expect(await within(await screen.findByRole('alertdialog')).findByText(message)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Take 1 mg' }))
  await waitFor(() => expect(sent).toHaveLength(1))
})

test.each([
  ['My prescriber decided', 'prescriber'],
  ['Side effects', 'side effects'],
  ['Supply', 'supply'],
])('a step is taken with a reason: %s', async (label, reason) => {
  const { user, sent } = await openSteps([state])
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  await user.click(await screen.findByRole('radio', { name: label }))
  await user.click(screen.getByRole('button', { name: 'Take 1 mg' }))
  await waitFor(() =>
    expect(sent).toEqual([{ decision: 'take', step: 2, reason, clientId: expect.any(String) }]),
  )
})

test.each([
  ['names the units of the vial in use', {}, 'Take it · 20 units'],
  ['names none while the vial is past its date', { discardOn: '2026-12-01' }, 'Take it'],
  ['names none while too little is left', { left: { amount: 0.5, unit: 'mg', volumeMl: 0.1 } }, 'Take it'],
  ['names none of a sealed vial', { state: 'sealed' }, 'Take it'],
] as const)('%s', async (_, changes, name) => {
  await openSteps([state], undefined, [aVial({ mixedOn: '2026-12-01', discardOn: '2026-12-29', ...changes })])
  expect(await screen.findByRole('button', { name })).toBeVisible()
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

const onHold = {
  reason: 'missed-doses',
  message: 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.',
}

test.each([
  ['0.25 mg', { decision: 'back', step: 1, to: 0 }],
  ['0.5 mg, as now', { decision: 'stay', step: 1 }],
  ['1 mg, next step', { decision: 'take', step: 2 }],
])('a step on hold goes on with the agreed dose, %s', async (label, expected) => {
  const { user, sent } = await openSteps([{ ...state, hold: onHold }])
  expect(await screen.findByText(onHold.message)).toBeVisible()
  expect(screen.getByText('Step 2 of 3')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'We agreed on a dose' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Choose a dose')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: label }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([{ ...expected, reason: 'prescriber', clientId: expect.any(String) }]),
  )
})

test('a step ahead is not among the doses to agree on', async () => {
  const { user } = await openSteps([{ ...state, next: { ...state.next, stage: 'later' }, hold: onHold }])
  await user.click(await screen.findByRole('button', { name: 'We agreed on a dose' }))
  expect(await screen.findByRole('radio', { name: '0.5 mg, as now' })).toBeVisible()
  expect(screen.queryByRole('radio', { name: /^1 mg/ })).not.toBeInTheDocument()
})

test('the history has every decision and hold', async () => {
  const decision = (id: number, act: string, decidedOn: string, changes: object = {}) => ({
    ...{ id, act, fromDose: '0.25 mg', toDose: '0.25 mg', until: null, reason: null, heldFor: null },
    ...{ decidedOn, ...changes },
  })
  server.use(
    http.get('/api/user-peptides/11/steps/decisions', () =>
      HttpResponse.json([
        decision(4, 'back', '2026-12-08', {
          reason: 'prescriber',
          heldFor: 'missed-doses',
          until: '2027-01-05',
        }),
        decision(3, 'take', '2026-11-15', { toDose: '0.5 mg' }),
        decision(2, 'stay', '2026-11-01', { until: '2026-11-15', reason: 'side effects' }),
        decision(1, 'planned', '2026-10-18'),
      ]),
    ),
    http.get('/api/user-peptides/11/steps/holds', () =>
      HttpResponse.json([
        { reason: 'missed-doses', from: '2026-12-01', until: null },
        { reason: 'red-flag', from: '2026-10-20', until: '2026-10-27' },
      ]),
    ),
  )
  const { user } = await openSteps([state])
  await user.click(await screen.findByRole('button', { name: /^Step history/ }))
  const list = await screen.findByRole('list', { name: 'Step history' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Went back to 0.25 mgDec 8, 2026Next step from Jan 5 · Prescriber · On hold after two missed doses',
    'On hold after two missed dosesDec 1, 2026Not over yet',
    'Took the step to 0.5 mgNov 15, 2026',
    'Stayed at 0.25 mgNov 1, 2026Next step from Nov 15 · Side effects',
    'On hold after a serious symptomOct 20, 2026Until Oct 27',
    'Saved your steps at 0.25 mgOct 18, 2026',
  ])
})

test('a decision on another device is shown, and nothing changes', async () => {
  const message = 'Your steps changed on another device. Please look again.'
  const { user } = await openSteps([state], { code: 'STEP_CHANGED', message })
  await user.click(await screen.findByRole('button', { name: 'Take it' }))
  await user.click(await screen.findByRole('button', { name: 'Take 1 mg' }))
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

test('what the label says against a typed step stands in the dialog, and saving stays possible', async () => {
  const { user, sent } = await openSteps([])
  const requests: unknown[] = []
  const message = 'Step 1: The label says at most 7.2 mg a week.'
  server.use(
    http.post('/api/user-peptides/11/steps/preview-warnings', async ({ request }) => {
      const body = (await request.json()) as { doses: string[] }
      requests.push(body)
      return HttpResponse.json({
        warnings: body.doses[0] === '20 mg' ? [{ code: 'ABOVE_HIGHEST', message }] : [],
      })
    }),
  )
  await user.click(await screen.findByRole('button', { name: /^Add dose steps/ }))
  const dose = await screen.findByLabelText('Dose')
  await user.clear(dose)
  await user.type(dose, '20 mg')
  expect(await screen.findByText(message)).toBeVisible()
  expect(requests).toContainEqual({ doses: ['20 mg'] })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ steps: [{ dose: '20 mg', weeks: 4 }] }]))
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
  expect(screen.queryByText('not checked yet')).not.toBeInTheDocument()
})

test('a template whose label we have not read says so', async () => {
  const source = { name: 'Foundayo label', url: 'https://dailymed.nlm.nih.gov/', checked: null }
  const steps = [{ dose: '0.8 mg', amount: 0.8, unit: 'mg', weeks: null, doses: 30 }]
  const { user } = await openSteps([])
  server.use(
    http.get('/api/dose-step-templates', () =>
      HttpResponse.json([{ name: 'Foundayo', saidBy: 'label', source, steps }]),
    ),
  )
  await user.click(await screen.findByRole('button', { name: /^Add dose steps/ }))
  expect(await screen.findByText('not checked yet')).toBeVisible()
})

test('a step shorter than the label’s says so while it is typed', async () => {
  const source = { name: 'Wegovy label', url: 'https://dailymed.nlm.nih.gov/', checked: '2026-11-22' }
  const { user } = await openSteps([state])
  server.use(
    http.get('/api/dose-step-templates', () =>
      HttpResponse.json([{ name: 'Wegovy', saidBy: 'label', source, steps: state.steps }]),
    ),
  )
  await user.click(await screen.findByRole('button', { name: /^Edit steps/ }))
  const first = within(await screen.findByRole('group', { name: 'Step 1' }))
  await user.clear(first.getByLabelText('How many weeks'))
  await user.type(first.getByLabelText('How many weeks'), '2')
  expect(await first.findByText(/^The label gives 0.25 mg for 4 weeks first/)).toBeVisible()
})

test('a step in the near future is one line on the card', async () => {
  await openSteps([{ ...state, next: { ...state.next, stage: 'soon' } }])
  expect(await screen.findByText('Step 2 of 3. Next: 1 mg on Sun, Dec 13')).toBeVisible()
  expect(screen.queryByRole('region', { name: /^Next step of/ })).not.toBeInTheDocument()
})
