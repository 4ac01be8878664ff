import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { describe, expect, test, vi } from 'vitest'
import { clearDrafts } from '../lib/forms/drafts.ts'
import { type Opening, openDialogAlone } from '../test/open-dialog.tsx'
import { aUser } from '../test/users.ts'
import { DraftNote } from './draft-note.tsx'
import { FormDialog } from './form-dialog.tsx'
import { useDraft } from './use-draft.ts'

interface FieldsProps {
  id: string
  /** the stored values; undefined for a new item */
  stored?: string
  onSubmit: () => void
}

function Fields({ id, stored, onSubmit }: FieldsProps) {
  const form = useForm({ defaultValues: { notes: stored ?? '', day: '2026-03-09' } })
  const draft = useDraft(form, { isEdit: stored !== undefined })
  return (
    <form id={id} onSubmit={form.handleSubmit(onSubmit)}>
      <DraftNote draft={draft} />
      <input aria-label="Notes" {...form.register('notes')} />
      <input aria-label="Day" {...form.register('day')} />
    </form>
  )
}

function Dialog({ open, onOpenChange, stored }: Opening & { stored?: string }) {
  const [title] = useState('Weigh In')
  const submit = { label: 'Send', pendingLabel: 'Sending...', pending: false }
  return (
    <FormDialog open={open} onOpenChange={onOpenChange} title={title} submit={submit} draft="notes">
      {(id) => <Fields id={id} stored={stored} onSubmit={() => onOpenChange(false)} />}
    </FormDialog>
  )
}

const dialog = () => within(screen.getByRole('dialog'))
const notes = () => dialog().getByLabelText('Notes')
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

async function withTyped() {
  const page = await openDialogAlone(Dialog)
  await page.user.type(notes(), 'After breakfast')
  return page
}

describe('typed input', () => {
  test('is restored after Escape with a notice and can be discarded', async () => {
    const { user, open } = await withTyped()
    await user.keyboard('{Escape}')
    await isClosed()
    expect(await screen.findByText('Draft saved')).toBeVisible()
    await open()
    expect(notes()).toHaveValue('After breakfast')
    expect(dialog().getByText('Draft saved')).toBeVisible()
    await user.click(dialog().getByRole('button', { name: 'Discard' }))
    expect(notes()).toHaveValue('')
    expect(dialog().queryByText('Draft saved')).not.toBeInTheDocument()
    expect(localStorage).toHaveLength(0)
  })

  test('can be discarded from the toast', async () => {
    const { user, open } = await withTyped()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await open()
    expect(notes()).toHaveValue('')
  })

  test.each(['Send', 'Cancel'])('is gone after %s', async (button) => {
    const { user, open } = await withTyped()
    await user.click(dialog().getByRole('button', { name: button }))
    await isClosed()
    expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
    await open()
    expect(notes()).toHaveValue('')
  })

  test('is restored after a reload or a lost session, with current values for untouched fields', async () => {
    const { unmount } = await withTyped()
    unmount()
    expect(Object.values(localStorage)).toEqual([expect.not.stringContaining('2026-03-09')])
    await openDialogAlone(Dialog)
    expect(notes()).toHaveValue('After breakfast')
  })

  test('is never shown to others, nor after a week', async () => {
    const first = await withTyped()
    first.unmount()
    const second = await openDialogAlone(Dialog, aUser({ id: 'user_other' }))
    expect(notes()).toHaveValue('')
    second.unmount()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000)
    await openDialogAlone(Dialog)
    expect(notes()).toHaveValue('')
  })

  test('is deleted on sign-out, and nothing else is', async () => {
    const { unmount } = await withTyped()
    unmount()
    localStorage.setItem('theme', 'dark')
    clearDrafts()
    expect(Object.keys(localStorage)).toEqual(['theme'])
  })
})

test('unchanged fields are no draft', async () => {
  const { user } = await openDialogAlone(Dialog)
  await user.type(notes(), 'x{Backspace}')
  await user.keyboard('{Escape}')
  await isClosed()
  expect(screen.queryByText('Draft saved')).not.toBeInTheDocument()
  expect(localStorage).toHaveLength(0)
})

describe('a draft of a stored entry', () => {
  const edit = (stored: string) => openDialogAlone((props) => <Dialog {...props} stored={stored} />)
  const OLDER = 'We restored your draft. The saved version has changed since.'

  test('warns that the entry changed since, until discarded or saved', async () => {
    const first = await edit('Before breakfast')
    await first.user.type(notes(), ', late')
    first.unmount()
    const again = await edit('Before breakfast')
    expect(dialog().getByText('Draft saved')).toBeVisible()
    again.unmount()
    for (const more of ['?', '!']) {
      const other = await edit('At noon')
      expect(notes()).toHaveValue(`Before breakfast, late${more === '!' ? '?' : ''}`)
      expect(dialog().getByText(OLDER)).toBeVisible()
      await other.user.type(notes(), more)
      other.unmount()
    }
    const last = await edit('At noon')
    await last.user.click(dialog().getByRole('button', { name: 'Discard' }))
    expect(notes()).toHaveValue('At noon')
    await last.user.type(notes(), ' sharp')
    last.unmount()
    await edit('At noon')
    expect(dialog().getByText('Draft saved')).toBeVisible()
  })

  test('is dropped when the same is stored meanwhile', async () => {
    const first = await edit('Before')
    await first.user.type(notes(), ' noon')
    first.unmount()
    await edit('Before noon')
    expect(dialog().queryByText(/Draft saved/)).not.toBeInTheDocument()
  })
})
