import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../../test/open-dialog.tsx'
import { refusal } from '../../../test/regimen-server.ts'
import { server } from '../../../test/server.ts'
import { aSupplementLog, serveSupplements } from '../../../test/supplements-server.ts'
import { EditSupplementDialog } from './edit-supplement-dialog.tsx'
import './supplement-form.tsx'

const log = aSupplementLog()

function whenChanging(answer: () => Response) {
  const sent: unknown[] = []
  server.use(
    http.patch('/api/supplement-logs/301', async ({ request }) => {
      sent.push(await request.json())
      return answer()
    }),
  )
  return sent
}

const open = () =>
  openDialogAlone((props) => <EditSupplementDialog {...props} editing={log} timeZone="America/New_York" />)

test('starts with the logged values and sends changes', async () => {
  serveSupplements()
  const sent = whenChanging(() => HttpResponse.json(log))
  const { user } = await open()
  expect(await screen.findByLabelText('Supplement')).toHaveValue('Zinc')
  const quantity = screen.getByLabelText('Quantity')
  expect(quantity).toHaveValue('11')
  await user.clear(quantity)
  await user.type(quantity, '22')
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-03-08' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Supplement updated')).toBeVisible()
  expect(sent).toEqual([{ supplementName: 'Zinc', quantity: 22, unit: 'mg', logDate: '2026-03-08' }])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('shows an error and keeps the input on failure', async () => {
  serveSupplements()
  whenChanging(() => refusal(500, 'INTERNAL', 'Oops'))
  const { user } = await open()
  await user.type(await screen.findByLabelText('Quantity'), '0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Failed to update supplement. Please try again.')).toHaveRole('alert')
  expect(screen.getByLabelText('Quantity')).toHaveValue('110')
})
