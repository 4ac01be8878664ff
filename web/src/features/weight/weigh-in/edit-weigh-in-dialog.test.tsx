import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { aWeighIn } from '../../../test/weight.ts'
import { EditWeighInDialog } from './edit-weigh-in-dialog.tsx'
import './weigh-in-form.tsx'

const log = aWeighIn({ weight: 77.1, unit: 'kg', notes: 'Dressed' })

function whenChanging(answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http.patch('/api/weight-logs/201', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

const reader = { weightUnit: 'lbs', timeZone: 'America/New_York' } as const
const open = () => openDialogAlone((props) => <EditWeighInDialog {...props} editing={log} reader={reader} />)

test('starts with the typed value in its own unit, without a photo, and sends changes', async () => {
  const sent = whenChanging(() => HttpResponse.json(log))
  const { user } = await open()
  const weight = await screen.findByLabelText('Weight (kg)')
  expect(weight).toHaveValue('77.1')
  expect(screen.getByLabelText('Date')).toHaveValue('2026-03-09')
  expect(screen.queryByText('Progress photo')).not.toBeInTheDocument()
  await user.clear(weight)
  await user.type(weight, '76.9')
  await user.clear(screen.getByLabelText(/^Notes/))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Weigh-in updated')).toBeVisible()
  expect(sent).toEqual([{ weight: 76.9, unit: 'kg', notes: null, weighInDate: '2026-03-09' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('requires a weight and no future day, and a failure keeps the input', async () => {
  whenChanging(() => refusal(404, 'WEIGHT_LOG_NOT_FOUND', 'This weigh-in doesn’t exist'))
  const { user } = await open()
  const weight = await screen.findByLabelText('Weight (kg)')
  await user.clear(weight)
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2199-01-01' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please enter a valid weight')).toHaveRole('alert')
  await user.type(weight, '78')
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-03-08' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This weigh-in doesn’t exist')).toHaveRole('alert')
  expect(weight).toHaveValue('78')
})
