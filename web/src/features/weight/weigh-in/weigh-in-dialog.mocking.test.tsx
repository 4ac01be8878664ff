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
/** Longer than two taps that count as one. */
const later = () => new Promise((resolve) => setTimeout(resolve, 350))

/** Answers the calls one after the other, the last answer for all that follow. */
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

test.each(['', '0', '-2', 'abc', '1500.1'])('a weight of "%s" is no valid weight', async (typed) => {
  serveWeights({ logs, progress })
  const { user, weight } = await openForm()
  if (typed) await user.type(weight, typed)
  await user.click(submit())
  expect(await screen.findByText('Please enter a valid weight')).toHaveRole('alert')
  expect(weight).toBeInvalid()
})

test('finer than a scale, and a day to come, are refused before anything is sent', async () => {
  serveWeights({ logs, progress })
  const { user, weight } = await openForm()
  await user.type(weight, '170.25')
  await user.click(submit())
  expect(await screen.findByText('Please enter a weight in steps of 0.1')).toHaveRole('alert')
  await user.clear(weight)
  await user.type(weight, '170.2')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-10' } })
  await user.click(submit())
  expect(await screen.findByText('Nothing can be logged for a day to come')).toHaveRole('alert')
})

test('sends what was typed, with the unit of preference and the person’s own day', async () => {
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

test('stones and pounds are typed in two fields, sent as pounds, and shown as they were typed', async () => {
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

test('a success closes and clears the dialog, and shows in the widget', async () => {
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
  expect(await screen.findByLabelText('Weight (lbs)')).toHaveValue('')
})

test('a failure is told, keeps what was typed, and its retry is the same weigh-in', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'Something went wrong on our side.'), stored)
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

test('what was changed after a failure is another weigh-in', async () => {
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

test('a weight that hardly can be right is asked about once, and kept when it is', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'No'), stored)
  const { user, weight } = await openForm()
  await user.type(weight, '999')
  await user.click(submit())
  expect(await screen.findByRole('alertdialog', { name: 'Did you weigh 999 lbs?' })).toBeVisible()
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

test('a jump that a slip explains is offered as it was meant', async () => {
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

test('a refusal says why', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(400, 'LOGGED_IN_FUTURE', 'Nothing can be logged for a day to come'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.click(submit())
  expect(await screen.findByText('Failed to log weight')).toBeVisible()
  expect(screen.getByText('Nothing can be logged for a day to come')).toBeVisible()
})

const chosen = new File(['AAAA'], 'me.png', { type: 'image/png' })

test('what is wrong with the photo stands at the photo', async () => {
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

test('who submits while the photo is being read sends it along', async () => {
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

test('a photo that can’t be read is not left out in silence', async () => {
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

test('a double tap is one weigh-in, and under way the button says so', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(500, 'INTERNAL', 'No'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.dblClick(submit())
  await screen.findByText('Failed to log weight')
  expect(sent).toHaveLength(1)
})

test('a session that ended is not called a failed weigh-in', async () => {
  serveWeights({ logs, progress })
  whenLogging(() => refusal(401, 'NOT_SIGNED_IN', 'Please sign in'))
  const { user, weight } = await openForm()
  await user.type(weight, '169')
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
  expect(screen.queryByText('Failed to log weight')).not.toBeInTheDocument()
})

test('the undo takes it back', async () => {
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
      return HttpResponse.json({ message: 'Weigh-in removed' })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Weigh-in removed')).toBeVisible()
  expect(removed).toBe('5')
  await waitFor(() => expect(screen.queryByText('169.5 lbs')).not.toBeInTheDocument())
})
