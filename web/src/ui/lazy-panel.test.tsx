import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { renderPage } from '../test/render.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormDialog } from './form-dialog.tsx'
import { lazyPanel } from './lazy-panel.tsx'

/** Fails first, as if offline, then succeeds. */
function fetching<Module>(module: Module) {
  let failures = 1
  return async (): Promise<Module> => {
    failures -= 1
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return module
  }
}

interface Opening {
  open: boolean
  onOpenChange: (open: boolean) => void
}

test('a panel that fails to load says so, stays closed, and opens once it loads', async () => {
  const About = (opening: Opening) => (
    <Dialog {...opening} title="About">
      Words
    </Dialog>
  )
  const Panel = lazyPanel<Opening>(fetching({ default: About }))
  function Page() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Panel open={open} onOpenChange={setOpen} />
      </>
    )
  }
  const { user } = renderPage(<Page />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByText('We couldn’t open this')).toBeVisible()
  expect(screen.getByText('We can’t reach the server. Check that you’re online.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('dialog', { name: 'About' })).toBeVisible()
})

test("a form that fails to load says so in its place, can be retried, and isn't submitted before", async () => {
  // React logs errors caught by a boundary.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Form = lazyView(
    fetching({
      default: ({ id }: { id: string }) => (
        <form id={id}>
          <input aria-label="Name" />
        </form>
      ),
    }),
  )
  const submit = { label: 'Save', pendingLabel: 'Saving...', pending: false }
  const { user } = renderPage(
    <FormDialog open onOpenChange={() => {}} title="Names" submit={submit}>
      {(id) => <Form id={id} />}
    </FormDialog>,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Names' }))
  expect(await dialog.findByText('We couldn’t load the form')).toBeVisible()
  const save = dialog.getByRole('button', { name: 'Save' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  expect(await dialog.findByLabelText('Name')).toBeVisible()
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'))
})
