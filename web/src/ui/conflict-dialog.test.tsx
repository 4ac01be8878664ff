import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anAuditEntry } from '../test/audit-entry.ts'
import { renderPage } from '../test/render.tsx'
import { server } from '../test/server.ts'
import { ConflictDialog, mergeChosen } from './conflict-dialog.tsx'
import type { ConflictField } from './conflict-field.tsx'

const fields: ConflictField[] = [
  { name: 'quantity', label: 'Available', was: '96', theirs: '90', yours: '84' },
  { name: 'cost', label: 'Cost per unit', was: '$11.80', theirs: '$12.10', yours: '$11.80' },
  { name: 'notes', label: 'Notes', was: '', theirs: '', yours: 'Two cracked' },
  { name: 'supplier', label: 'Supplier', was: 'Aster Labs', theirs: 'Aster Labs', yours: 'Aster Labs' },
]

const asked = vi.fn()

beforeEach(() => {
  asked.mockClear()
  server.use(
    http.get('/api/admin/audit-log', ({ request }) => {
      asked(new URL(request.url).search)
      const actor = { id: 'user_jonas', name: 'Jonas Berg' }
      return HttpResponse.json([anAuditEntry({ at: '2026-11-21T15:42:00.000Z', actor })])
    }),
  )
})

function show(changes: { problem?: string } = {}) {
  const [onSave, onDiscard, onOpenChange] = [vi.fn(), vi.fn(), vi.fn()]
  let change = (_next: ConflictField[]) => {}
  function Opened() {
    const [now, setNow] = useState(fields)
    change = setNow
    const actions = { onSave, onDiscard, onOpenChange, ...changes }
    return (
      <ConflictDialog
        open
        about={{ kind: 'batch', id: 7 }}
        what="batch TZP-2610-A"
        fields={now}
        {...actions}
      />
    )
  }
  return {
    ...renderPage(<Opened />),
    onSave,
    onDiscard,
    onOpenChange,
    change: (next: ConflictField[]) => change(next),
  }
}

const field = (name: string) => within(screen.getByRole('radiogroup', { name }))

test('says who saved what and when, and fetches exactly that from the log', async () => {
  show()
  expect(await screen.findByText(/^Jonas Berg saved batch TZP-2610-A on Sat, Nov 21/)).toBeVisible()
  expect(asked).toHaveBeenCalledExactlyOnceWith('?kind=batch&objectId=7&limit=1')
  expect(screen.getByRole('dialog', { name: 'Changed in the meantime' })).toBeVisible()
})

test('lists only differences, with one-sided changes preselected', async () => {
  show()
  expect(screen.getAllByRole('radiogroup')).toHaveLength(3)
  expect(field('Cost per unit').getByRole('radio', { name: /\$12\.10/ })).toBeChecked()
  expect(field('Notes').getByRole('radio', { name: /Two cracked/ })).toBeChecked()
  expect(screen.getByRole('radiogroup', { name: 'Notes' })).toHaveAccessibleDescription('was empty')
  for (const radio of field('Available').getAllByRole('radio')) expect(radio).not.toBeChecked()
  await screen.findByText(/Jonas Berg/)
})

test('requires a choice for what both changed before saving', async () => {
  const { user, onSave } = show()
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose: Available')
  await user.click(field('Available').getByRole('radio', { name: /84/ }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ quantity: 'yours', cost: 'theirs', notes: 'yours' })
})

test('a third change asks again', async () => {
  const { user, onSave, change } = show()
  await user.click(field('Available').getByRole('radio', { name: /84/ }))
  change(fields.map((field) => (field.name === 'quantity' ? { ...field, theirs: '70' } : field)))
  expect(await screen.findByRole('radio', { name: /70/ })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save selection' }))
  expect(onSave).not.toHaveBeenCalled()
})

test('my changes can be discarded or edited further, and Escape loses nothing', async () => {
  const { user, onDiscard, onOpenChange } = show({ problem: 'Failed to update inventory' })
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to update inventory')
  await user.click(screen.getByRole('button', { name: 'Discard mine' }))
  expect(onDiscard).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Back to editing' }))
  await user.keyboard('{Escape}')
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
  expect(onDiscard).toHaveBeenCalledOnce()
})

test('takes over only the fields chosen as theirs', () => {
  const [theirs, yours] = [
    { quantity: 90, cost: 12.1, notes: null, supplier: 'Aster Labs' },
    { quantity: 84, cost: 11.8, notes: 'Two cracked', supplier: 'Aster Labs' },
  ]
  expect(
    mergeChosen<typeof theirs | typeof yours>(theirs, yours, { quantity: 'yours', cost: 'theirs' }),
  ).toEqual({
    ...yours,
    cost: 12.1,
  })
})
