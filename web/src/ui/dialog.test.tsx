import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { TextInput } from './text-input.tsx'
import { toast, toasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

function Opened({ children }: { children: (open: boolean, setOpen: (open: boolean) => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, setOpen)}
    </>
  )
}

const withMouse = (fine: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: fine }))

const dialogWithField = () =>
  render(
    <Opened>
      {(open, setOpen) => (
        <Dialog
          open={open}
          onOpenChange={setOpen}
          title="Log dose"
          description="What you took"
          footer={<Button>Save</Button>}
        >
          <TextInput aria-label="Dose" />
        </Dialog>
      )}
    </Opened>,
  )

describe('a dialog', () => {
  test('has a name, a description and buttons; Escape closes it and restores the focus', async () => {
    const user = userEvent.setup()
    dialogWithField()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog', { name: 'Log dose' })
    expect(dialog).toHaveAccessibleDescription('What you took')
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeVisible()
    await user.keyboard('{Escape}')
    expect(dialog).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  test('replaces an earlier toast, while a later one stays', async () => {
    const user = userEvent.setup()
    dialogWithField()
    render(<Toaster />)
    act(() => void toast({ title: 'Dose logged' }))
    await screen.findByText('Dose logged')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(toasts.get()).toMatchObject([{ title: 'Dose logged', open: false }])
    act(() => void toast({ title: 'Not saved' }))
    expect(await screen.findByText('Not saved')).toBeVisible()
  })

  test.each([
    ['a keyboard', true, () => screen.getByLabelText('Dose')],
    ['a touch screen', false, () => screen.getByRole('dialog')],
  ])('with %s focuses the first input', async (_device, fine, begin) => {
    withMouse(fine)
    const user = userEvent.setup()
    dialogWithField()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(begin()).toHaveFocus()
  })
})

describe('a question', () => {
  const ask = (onConfirm: () => void, pending = false) =>
    render(
      <Opened>
        {(open, setOpen) => (
          <ConfirmDialog
            open={open}
            onOpenChange={setOpen}
            title="Remove?"
            description="It cannot be undone."
            confirmLabel="Remove"
            pendingLabel="Removing..."
            pending={pending}
            destructive
            onConfirm={onConfirm}
          />
        )}
      </Opened>,
    )

  test('is answered with yes or no', async () => {
    const user = userEvent.setup()
    const onConfirm = vi.fn()
    ask(onConfirm)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByRole('alertdialog', { name: 'Remove?' })).toHaveAccessibleDescription(
      'It cannot be undone.',
    )
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onConfirm).toHaveBeenCalledOnce()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
  })

  test('accepts one answer while it is in progress', async () => {
    const user = userEvent.setup()
    const onConfirm = vi.fn()
    ask(onConfirm, true)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(screen.getByRole('button', { name: 'Removing...' }))
    expect(onConfirm).not.toHaveBeenCalled()
  })
})
