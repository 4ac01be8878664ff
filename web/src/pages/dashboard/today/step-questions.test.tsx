import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import type { Vial } from '@pepwell/contract/vials/vials'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anEntry } from '../../../test/regimen.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aVial } from '../../../test/vials.ts'
import StepQuestions from './step-questions.tsx'

const message = 'You missed two weekly doses. Ask your prescriber whether to restart at a lower dose.'

const state: DoseSteps = {
  userPeptideId: 11,
  steps: [],
  current: { step: 1, dose: '0.5 mg', since: '2026-02-01' },
  next: { step: 2, dose: '1 mg', startsOn: '2026-04-05', stage: 'later' },
  hold: null,
}

function open(changes: Partial<DoseSteps>, vials: Vial[] = []) {
  server.use(
    http.get('/api/dose-steps', () => HttpResponse.json([{ ...state, ...changes }])),
    http.get('/api/vials', () => HttpResponse.json(vials)),
  )
  renderPage(<StepQuestions entries={[anEntry()]} today="2026-03-06" />, { path: '/' })
}

test('shows steps on hold weeks ahead without proposing a higher dose', async () => {
  open({ hold: { reason: 'missed-doses', message } })
  expect(await screen.findByText(message)).toHaveRole('alert')
  expect(screen.getByText('Talk to your prescriber before the next dose')).toBeVisible()
  expect(screen.queryByText(/^Next step|1 mg/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Take it' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Stay 4 more weeks' })).toBeVisible()
})

test('the last step is on hold too', async () => {
  open({ next: null, hold: { reason: 'missed-doses', message } })
  expect(await screen.findByText(message)).toHaveRole('alert')
  expect(screen.queryByRole('button', { name: 'Stay 4 more weeks' })).not.toBeInTheDocument()
})

test.each([
  ['2026-03-08', 'Next step: 1 mg from Sunday'],
  ['2026-03-06', 'Next step: 1 mg from Friday'],
  ['2026-03-01', 'Next step: 1 mg from Sun, Mar 1'],
])('names the day of a step from %s', async (startsOn, words) => {
  open({ next: { step: 2, dose: '1 mg', startsOn, stage: startsOn > '2026-03-06' ? 'soon' : 'due' } })
  expect(await screen.findByText(words)).toBeVisible()
})

test('on its day the next dose is drawn in a syringe, as the vial in use holds it', async () => {
  open({ next: { step: 2, dose: '1 mg', startsOn: '2026-03-06', stage: 'due' } }, [aVial()])
  expect(await screen.findByText('0.5 mg')).toBeVisible()
  expect(
    await screen.findByRole('img', { name: 'U-100 insulin syringe of 1 mL, filled to 20 units' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Take it · 20 units' })).toBeVisible()
})

test('before its day no syringe is shown', async () => {
  open({ next: { step: 2, dose: '1 mg', startsOn: '2026-03-08', stage: 'soon' } }, [aVial()])
  expect(await screen.findByText('Next step: 1 mg from Sunday')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('on its day a step can be taken, postponed or reversed', async () => {
  open({ next: { step: 2, dose: '1 mg', startsOn: '2026-03-06', stage: 'due' } })
  for (const name of ['Take it', 'Stay 4 more weeks', 'Go back'])
    expect(await screen.findByRole('button', { name })).toBeVisible()
})
