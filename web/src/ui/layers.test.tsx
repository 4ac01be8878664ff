import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { layersHere } from './layers.ts'

/** A dialog that opens another dialog. */
function Nested() {
  const [outer, setOuter] = useState(false)
  const [inner, setInner] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOuter(true)}>
        Open
      </button>
      <Dialog open={outer} onOpenChange={setOuter} title="Outer">
        <button type="button" onClick={() => setInner(true)}>
          More
        </button>
      </Dialog>
      <Dialog open={inner} onOpenChange={setInner} title="Inner">
        Inside
      </Dialog>
    </>
  )
}

function Form() {
  const [open, setOpen] = useState(true)
  return (
    <FormDialog
      open={open}
      onOpenChange={setOpen}
      title="Form"
      submit={{ label: 'Send', pendingLabel: 'Sending', pending: false }}
    >
      {(id) => (
        <form id={id}>
          <input aria-label="Text" />
        </form>
      )}
    </FormDialog>
  )
}

const stands = (count: number) => waitFor(() => expect(layersHere()).toBe(count))

test('going back closes the topmost layer and navigates nowhere', async () => {
  const user = userEvent.setup()
  const before = window.location.href
  render(<Nested />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await stands(2)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Inner' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeVisible()
  await stands(1)
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await stands(0)
  expect(window.location.href).toBe(before)
})

const isAt = (path: string) => waitFor(() => expect(window.location.pathname).toBe(path))

async function openedAndClosed() {
  window.history.pushState(null, '', '/page')
  const user = userEvent.setup()
  render(<Nested />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(screen.getByRole('button', { name: 'More' }))
  await stands(2)
  for (const name of ['Inner', 'Outer'])
    await user.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Close' }))
}

test("going back doesn't reopen what its button closed", async () => {
  await openedAndClosed()
  window.history.back()
  await isAt('/')
})

test('nor from a later page', async () => {
  await openedAndClosed()
  window.history.pushState(null, '', '/later')
  window.history.back()
  await isAt('/page')
  await stands(0)
  window.history.back()
  await isAt('/')
})

test('a link in a layer leads to pages that going back visits one by one', async () => {
  window.history.pushState({ idx: 0 }, '', '/page')
  const user = userEvent.setup()
  const { unmount } = render(<Nested />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await stands(1)
  window.history.pushState({ idx: 1 }, '', '/first')
  unmount()
  for (const idx of [2, 3]) window.history.pushState({ idx }, '', `/page-${idx}`)
  window.history.back()
  await isAt('/page-2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(window.location.pathname).toBe('/page-2')
  window.history.back()
  await isAt('/first')
})

test('a filled-in form asks first, every time', async () => {
  const user = userEvent.setup()
  render(<Form />)
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'half')
  await stands(1)
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('half')
  window.history.back()
  await user.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
