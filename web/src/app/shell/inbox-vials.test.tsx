import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { NOW, openInbox } from '../../test/inbox-panel.tsx'
import { aMessage, serveInbox } from '../../test/inbox-server.ts'
import { server } from '../../test/server.ts'
import { aVial } from '../../test/vials.ts'

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(NOW)
})

/** A low-vial message whose peptide the shop sells. */
const aWarning = (changes: Parameters<typeof aMessage>[0] = {}) =>
  aMessage({
    ...{ kind: 'vial-buy-again', title: 'Semaglutide is running low', path: '/shop/semaglutide' },
    ...{ body: '2 doses left, the last on March 17. Buy again' },
    ...{ reminderId: null, userPeptideId: null, occursOn: null, occursAt: null },
    vialWarning: { vialId: 3, cause: 'runs-low', snoozedUntil: null },
    ...changes,
  })

test.each([
  ['is sold', {}, 'Buy again', '/shop/semaglutide'],
  ['is not sold', { kind: 'vial', path: '/reminders/vials?add=11' }, 'Add a vial', '/reminders/vials?add=11'],
  [
    'is to be discarded',
    {
      kind: 'vial',
      path: '/reminders/vials?vial=3',
      vialWarning: { vialId: 3, cause: 'discard' as const, snoozedUntil: null },
    },
    'Open vial',
    '/reminders/vials?vial=3',
  ],
])('a warning about %s opens its vial', async (_name, changes, label, path) => {
  serveInbox([aWarning(changes)])
  const { panel } = await openInbox()
  expect(await panel.findByRole('link', { name: label })).toHaveAttribute('href', path)
  expect(panel.queryByRole('link', { name: 'Have a look' })).toBeNull()
})

test('snoozes a warning until tomorrow', async () => {
  const inbox = serveInbox([aWarning()])
  const sent = vi.fn()
  server.use(
    http.post('/api/vials/:id/snooze', async ({ request, params }) => {
      sent(params.id, await request.json())
      const vialWarning = { vialId: 3, cause: 'runs-low' as const, snoozedUntil: '2026-03-11' }
      inbox.messages = [aWarning({ vialWarning })]
      return HttpResponse.json(aVial({ id: 3 }))
    }),
  )
  const { panel, user } = await openInbox()
  await user.click(await panel.findByRole('button', { name: 'Remind me tomorrow' }))
  expect(await panel.findByText(/We’ll remind you again on .*Mar 11/)).toBeVisible()
  expect(sent).toHaveBeenCalledWith('3', { cause: 'runs-low', days: 1 })
})
