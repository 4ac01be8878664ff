import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { openDialogAlone } from '../../test/open-dialog.tsx'
import { server } from '../../test/server.ts'
import EntryWarnings from './entry-warnings.tsx'

const warning = (at: number) => ({ key: String(at).repeat(64), code: 'CAUTION', message: `Sentence ${at}.` })

async function openWarnings(count: number) {
  const dismissed: unknown[] = []
  let shown = Array.from({ length: count }, (_, index) => warning(index))
  server.use(
    http.get('/api/user-peptides/warnings', () => HttpResponse.json([{ entryId: 11, warnings: shown }])),
    http.post('/api/user-peptides/11/dismissed-warnings', async ({ request }) => {
      const body = (await request.json()) as { key: string; reason: string }
      dismissed.push(body)
      shown = shown.filter(({ key }) => key !== body.key)
      return HttpResponse.json({ message: 'Warning dismissed' })
    }),
    http.delete('/api/user-peptides/11/dismissed-warnings/:key', ({ params }) => {
      shown = [warning(Number(String(params.key)[0]))]
      return HttpResponse.json({ message: 'Warning shown again' })
    }),
  )
  const opened = await openDialogAlone(() => <EntryWarnings entryId={11} name="BPC-157" />)
  return { ...opened, dismissed }
}

test('dismisses a warning with a reason, and Undo restores it', async () => {
  const { user, dismissed } = await openWarnings(1)
  await user.click(await screen.findByRole('button', { name: 'Dismiss: Sentence 0.' }))
  await user.click(await screen.findByRole('radio', { name: 'I know the risk' }))
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(dismissed).toEqual([{ key: '0'.repeat(64), reason: 'known-risk' }]))
  await waitFor(() => expect(screen.queryByText('Sentence 0.')).not.toBeInTheDocument())
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Sentence 0.')).toBeVisible()
})

test('shows two at once, and the others behind a button', async () => {
  const { user } = await openWarnings(4)
  expect(await screen.findAllByText(/^Sentence/)).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show 2 more' }))
  expect(screen.getAllByText(/^Sentence/)).toHaveLength(4)
})

test('says when warnings failed to load', async () => {
  server.use(http.get('/api/user-peptides/warnings', () => HttpResponse.json({}, { status: 500 })))
  await openDialogAlone(() => <EntryWarnings entryId={11} name="BPC-157" />)
  expect(await screen.findByText(/couldn’t check this/, {}, { timeout: 10_000 })).toBeVisible()
})
