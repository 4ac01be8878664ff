import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Menu, MenuItem } from './menu.tsx'
import { dispatchToast, type Toast, toast, toastReducer, toasts } from './toast-store.ts'
import { Toaster } from './toaster.tsx'

const shown = (id: string): Toast => ({ id, open: true, title: id })

function Panel({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Panel">
        {children}
      </Dialog>
    </>
  )
}

const OpenMenu = () => (
  <Menu trigger={<button type="button">Open</button>}>
    <MenuItem>Edit</MenuItem>
  </Menu>
)

beforeEach(() => dispatchToast({ type: 'remove' }))
afterEach(() => vi.useRealTimers())

describe('the list', () => {
  test('holds one: a second replaces the first', () => {
    expect(toastReducer([shown('a')], { type: 'add', toast: shown('b') })).toEqual([shown('b')])
  })

  test('updates, dismisses and removes the right one', () => {
    const list = [shown('a')]
    expect(toastReducer(list, { type: 'update', id: 'a', content: { title: 'new' } })).toMatchObject([
      { title: 'new' },
    ])
    expect(toastReducer(list, { type: 'update', id: 'z', content: { title: 'new' } })).toEqual(list)
    expect(toastReducer(list, { type: 'dismiss', id: 'a' })).toMatchObject([{ open: false }])
    expect(toastReducer(list, { type: 'dismiss' })).toMatchObject([{ open: false }])
    expect(toastReducer(list, { type: 'remove', id: 'a' })).toEqual([])
    expect(toastReducer(list, { type: 'remove', id: 'z' })).toEqual(list)
    expect(toastReducer(list, { type: 'remove' })).toEqual([])
  })

  test('keeps a dismissed toast for 1,000,000 ms', () => {
    vi.useFakeTimers()
    toast({ title: 'Saved' }).dismiss()
    vi.advanceTimersByTime(999_999)
    expect(toasts.get()).toMatchObject([{ title: 'Saved', open: false }])
    vi.advanceTimersByTime(1)
    expect(toasts.get()).toEqual([])
  })
})

describe('on screen', () => {
  test('shows one at a time, with title and text', async () => {
    render(<Toaster />)
    act(() => void toast({ title: 'First' }))
    expect(await screen.findByText('First')).toBeVisible()
    act(() => void toast({ title: 'Second', description: 'More of it' }))
    expect(screen.getByText('Second')).toBeVisible()
    expect(screen.getByText('More of it')).toBeVisible()
    expect(screen.queryByText('First')).not.toBeInTheDocument()
  })

  test('announces changes, and closes when dismissed', async () => {
    render(<Toaster />)
    const saving = toast({ title: 'Saving' })
    await screen.findByText('Saving')
    act(() => saving.update({ title: 'Saved' }))
    expect(screen.getByText('Saved')).toBeVisible()
    act(() => saving.dismiss())
    expect(screen.queryByText('Saved')).not.toBeInTheDocument()
  })

  test('closes by itself after 5 seconds or its own duration', async () => {
    render(<Toaster />)
    await act(async () => void toast({ title: 'Loaded first' }))
    await screen.findByText('Loaded first')
    vi.useFakeTimers()
    act(() => void toast({ title: 'Usual' }))
    act(() => void vi.advanceTimersByTime(4999))
    expect(screen.getByText('Usual')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Usual')).not.toBeInTheDocument()
    act(() => void toast({ title: 'Long', duration: 10_000 }))
    act(() => void vi.advanceTimersByTime(9999))
    expect(screen.getByText('Long')).toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Long')).not.toBeInTheDocument()
  })

  test('F8 moves the focus to it, and its action can be pressed', async () => {
    const user = userEvent.setup()
    const onPress = vi.fn()
    render(<Toaster />)
    act(() => void toast({ title: 'Dose logged', action: { label: 'Undo', onPress } }))
    await screen.findByText('Dose logged')
    await user.keyboard('[F8]')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(onPress).toHaveBeenCalledOnce()
    expect(screen.queryByText('Dose logged')).not.toBeInTheDocument()
  })

  test.each([
    ['dialog', Panel],
    ['menu', OpenMenu],
  ] as const)('Escape closes the %s that it covers', async (role, Below) => {
    const user = userEvent.setup()
    render(
      <>
        <Below />
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole(role)
    act(() => void toast({ title: 'Failed to save' }))
    await screen.findByText('Failed to save')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Failed to save')).not.toBeInTheDocument())
  })

  test('Escape first clears a search in the dialog underneath', async () => {
    const user = userEvent.setup()
    render(
      <>
        <Panel>
          <input role="combobox" aria-controls="list" aria-expanded="false" aria-label="Food" />
        </Panel>
        <Toaster />
      </>,
    )
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.type(await screen.findByRole('combobox', { name: 'Food' }), 'oats')
    act(() => void toast({ title: 'Failed to save' }))
    await screen.findByText('Failed to save')
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Panel' })).toBeVisible()
  })

  test('has its own dismiss button', async () => {
    const user = userEvent.setup()
    render(<Toaster />)
    act(() => void toast({ title: 'Oops', variant: 'destructive' }))
    await screen.findByText('Oops')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Oops')).not.toBeInTheDocument()
  })
})
