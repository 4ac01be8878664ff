import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { readAsDataUrl } from '../../../lib/browser/read-data-url.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import { aWeighIn, serveWeights } from '../../../test/weight.ts'
import WeightWidget from '../weight-widget.tsx'

vi.mock('../../../lib/browser/read-data-url.ts', { spy: true })

/** Monday evening in New York, Tuesday in Auckland. */
const NOW = Date.parse('2026-03-10T00:30:00Z')

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW))

const logs = [aWeighIn({ id: 4, weight: 170, weighInDate: '2026-03-09' })]
const progress = { start: 170, current: 170, farthest: 170, goal: 160, percentage: 0 }

const sent: Record<string, unknown>[] = []
const dialog = () => within(screen.getByRole('dialog', { name: 'Weigh In' }))
const submit = () => dialog().getByRole('button', { name: 'Log Weight' })
/** Longer than the double-tap window. */
const later = () => new Promise((resolve) => setTimeout(resolve, 350))

/** Returns the answers in order and repeats the last one. */
function whenLogging(...answers: ((body: Record<string, unknown>) => Response)[]) {
  sent.length = 0
  server.use(
    http.post('/api/weight-logs', async ({ request }): Promise<Response> => {
      const body = (await request.json()) as Record<string, unknown>
      sent.push(body)
      return (answers[sent.length - 1] ?? answers.at(-1))?.(body) ?? HttpResponse.error()
    }),
  )
}
const stored = () => HttpResponse.json(aWeighIn({ id: 5, weight: 169.5 }), { status: 201 })

async function openForm(changes: Partial<CurrentUser> = {}) {
  const user = aUser(changes)
  const page = renderPage(<WeightWidget user={user} />, { user })
  await page.user.click(screen.getByRole('button', { name: 'Weigh In' }))
  const weight = await screen.findByLabelText(/^Weight \((lbs|kg|st)\)/)
  return { ...page, weight }
}

test.each(['', '0', '-2', 'abc', '1500.1'])('refuses "%s" as a weight', async (typed) => {
  serveWeights({ logs, progress })
  const { user, weight } = await openForm()
  await user.clear(weight)
  if (typed) await user.type(weight, typed)
  await user.click(submit())
  expect(await screen.findByText('Please enter a valid weight')).toHaveRole('alert')
  expect(weight).toBeInvalid()
})

test('refuses too precise weights and future days before sending', async () => {
  serveWeights({ logs, progress })
  const { user, weight } = await openForm()
  await user.type(weight, '170.25')
  await user.click(submit())
  expect(await screen.findByText('Please enter a weight in steps of 0.1')).toHaveRole('alert')
  await user.clear(weight)
  await user.type(weight, '170.2')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-10' } })
  await user.click(submit())
  expect(await screen.findByText('You can’t log anything for a future day')).toHaveRole('alert')
})

test('sends the input with the preferred unit and the person’s own day', async () => {
  serveWeights({ logs, progress })
  whenLogging(stored)
  const { user, weight } = await openForm({ weightUnit: 'kg', timeZone: 'Pacific/Auckland' })
  expect(weight).toHaveAccessibleName('Weight (kg)')
  expect(weight).toHaveAttribute('inputmode', 'decimal')
  expect(weight).toHaveAttribute('placeholder', '77.1')
  expect(screen.getByText('Last time: 77.1 kg · Yesterday')).toBeVisible()
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-10')
  await user.type(weight, '76,9')
  await user.type(screen.getByLabelText(/^Notes/), 'After a run')
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    weight: 76.9,
    unit: 'kg',
    notes: 'After a run',
    photoUrl: null,
    weighInDate: '2026-03-10',
    clientId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(await screen.findByText('Weight logged successfully')).toBeVisible()
})

test('stones and pounds have two fields, are sent as pounds, and shown as typed', async () => {
  const latest = aWeighIn({ id: 4, weight: 179, weighInDate: '2026-03-09' })
  const weights = serveWeights({
    logs: [latest, aWeighIn({ id: 3, weight: 197, weighInDate: '2026-03-01' })],
    progress: { start: 197, current: 179, farthest: 197, goal: 161, percentage: 50 },
  })
  whenLogging(({ weight }) => HttpResponse.json(aWeighIn({ id: 5, weight: Number(weight) }), { status: 201 }))
  const { user, weight } = await openForm({ weightUnit: 'st' })
  expect(weight).toHaveAccessibleName('Weight (st)')
  expect(screen.getByText('Last time: 12 st 11 lb · Today')).toBeVisible()
  expect(screen.getByText('−1 st 4 lb')).toBeInTheDocument()
  await user.type(weight, '12.7')
  await user.click(submit())
  expect(await screen.findByText('Please enter a valid weight')).toHaveRole('alert')
  await user.clear(weight)
  await user.type(weight, '12')
  await user.type(screen.getByLabelText('Weight (lb)'), '14')
  await user.click(submit())
  expect(await screen.findByText('Please enter a valid weight')).toHaveRole('alert')
  await user.clear(screen.getByLabelText('Weight (lb)'))
  await user.type(screen.getByLabelText('Weight (lb)'), '10')
  weights.logs = [aWeighIn({ id: 5, weight: 178 }), ...weights.logs]
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ weight: 178, unit: 'lbs' }]))
  expect(await screen.findByText('12 st 10 lb · Today')).toBeVisible()
})

test('a success closes and clears the dialog, and updates the widget', async () => {
  const weights = serveWeights({ logs, progress })
  whenLogging(stored)
  const { user, weight } = await openForm()
  await user.type(weight, '169.5')
  weights.logs = [aWeighIn({ id: 5, weight: 169.5 }), ...logs]
  await user.click(submit())
  expect(await screen.findByText('169.5 lbs · Today')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect((await screen.findAllByText('169.5 lbs'))[0]).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Weigh In' }))
  expect(await screen.findByLabelText('Weight (lbs)')).toHaveValue('169.5')
})

test('the same weight again takes two taps, and the buttons change it', async () => {
  serveWeights({ logs, progress })
  whenLogging(stored)
  const { user, weight } = await openForm()
  expect(weight).toHaveValue('170')
  await user.click(dialog().getByRole('button', { name: 'Less' }))
  await user.click(dialog().getByRole('button', { name: 'Less' }))
  await user.click(dialog().getByRole('button', { name: 'More' }))
  expect(weight).toHaveValue('169.8')
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ weight: 169.8, unit: 'lbs' }]))
})

test('a failure keeps the input, and its retry is the same weigh-in', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our end.'), stored)
  const { user, weight } = await openForm()
  await user.type(weight, '169.5')
  await user.type(screen.getByLabelText(/^Notes/), 'Early')
  await user.click(submit())
  expect(await screen.findByText('Failed to log weight')).toBeVisible()
  expect(weight).toHaveValue('169.5')
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Early')
  await later()
  await user.click(submit())
  expect(await screen.findByText('Weight logged successfully')).toBeVisible()
  expect(sent[1]).toEqual(sent[0])
})

test('input changed after a failure is another weigh-in', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => HttpResponse.error(), stored)
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.click(submit())
  await screen.findByText('Failed to log weight')
  await later()
  await user.type(weight, '.5')
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId)
})

const question = () => within(screen.getByRole('alertdialog'))

test('asks once about an unlikely weight, and keeps it when confirmed', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'No'), stored)
  const { user, weight } = await openForm()
  await user.type(weight, '999')
  await user.click(submit())
  expect(await screen.findByRole('alertdialog', { name: 'Is 999 lbs right?' })).toBeVisible()
  await user.click(question().getByRole('button', { name: 'Correct it' }))
  expect(sent).toEqual([])
  await later()
  await user.click(submit())
  await user.click(question().getByRole('button', { name: 'Log 999 lbs' }))
  await screen.findByText('Failed to log weight')
  await later()
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ weight: 999 }, { weight: 999 }]))
})

test('offers a correction for a jump that a typo explains', async () => {
  serveWeights({ logs, progress })
  whenLogging(stored)
  const { user, weight } = await openForm()
  await user.type(weight, '77.1')
  await user.click(submit())
  await screen.findByRole('alertdialog')
  const words = /^That is 92\.9 lbs less than last time: 170 lbs · Today\. Did you mean 77\.1 kg\?$/
  expect(question().getByText(words)).toBeVisible()
  await user.click(question().getByRole('button', { name: 'Use 170 lbs' }))
  expect(weight).toHaveValue('170')
  await later()
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ weight: 170, unit: 'lbs' }]))
})

test('shows the reason for a refusal', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(400, 'LOGGED_IN_FUTURE', 'You can’t log anything for a future day'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.click(submit())
  expect(await screen.findByText('Failed to log weight')).toBeVisible()
  expect(screen.getByText('You can’t log anything for a future day')).toBeVisible()
})

const chosen = new File(['AAAA'], 'me.png', { type: 'image/png' })

test('shows photo errors at the photo', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(400, 'PHOTO_NOT_AN_IMAGE', 'This is no picture'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.upload(screen.getByLabelText(/^Progress photo/), chosen)
  await user.click(submit())
  expect(await screen.findByText('Upload failed')).toBeVisible()
  expect(screen.getByText('Failed to upload image')).toBeVisible()
  expect(dialog().getByText('This is no picture')).toHaveRole('alert')
  expect(weight).toHaveValue('169')
})

test('submitting while the photo loads includes it', async () => {
  serveWeights({ logs, progress })
  whenLogging(stored)
  let finish = (_: string) => {}
  vi.mocked(readAsDataUrl).mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  const { user, weight } = await openForm()
  await user.type(weight, '169.5')
  await user.upload(screen.getByLabelText(/^Progress photo/), chosen)
  await user.click(submit())
  await later()
  expect(sent).toEqual([])
  finish('data:image/png;base64,QUFBQQ==')
  await waitFor(() =>
    expect(sent).toMatchObject([{ weight: 169.5, photoUrl: 'data:image/png;base64,QUFBQQ==' }]),
  )
})

test("an unreadable photo isn't dropped silently", async () => {
  serveWeights({ logs, progress })
  whenLogging(stored)
  vi.mocked(readAsDataUrl).mockImplementationOnce(async () => {
    await later()
    throw new Error('gone')
  })
  const { user, weight } = await openForm()
  await user.type(weight, '169.5')
  await user.upload(screen.getByLabelText(/^Progress photo/), chosen)
  await user.click(submit())
  expect(await screen.findByText('Failed to process image')).toBeVisible()
  expect(sent).toEqual([])
  await user.click(submit())
  await waitFor(() => expect(sent).toMatchObject([{ photoUrl: null }]))
})

test('a double tap logs one weigh-in, and the button shows progress', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'No'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.dblClick(submit())
  await screen.findByText('Failed to log weight')
  expect(sent).toHaveLength(1)
})

test("an ended session isn't shown as a failed weigh-in", async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('Failed to log weight')).not.toBeInTheDocument()
})

test('it can be undone', async () => {
  const weights = serveWeights({ logs, progress })
  whenLogging(stored)
  const { user, weight } = await openForm()
  await user.type(weight, '169.5')
  weights.logs = [aWeighIn({ id: 5, weight: 169.5 }), ...logs]
  await user.click(submit())
  let removed: unknown
  server.use(
    http.delete('/api/weight-logs/:id', ({ params }) => {
      removed = params.id
      weights.logs = logs
      return HttpResponse.json({ message: 'Weigh-in deleted' })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Weigh-in deleted')).toBeVisible()
  expect(removed).toBe('5')
  await waitFor(() => expect(screen.queryByText('169.5 lbs')).not.toBeInTheDocument())
})
