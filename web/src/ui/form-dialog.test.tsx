import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, use } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FormDialog } from './form-dialog.tsx'

const submit = { label: 'Log Dose', pendingLabel: 'Logging...', pending: false }

const dialog = (
  children: (id: string) => ReactNode,
  more: { instead?: ReactNode; pending?: boolean } = {},
) => (
  <FormDialog
    open
    onOpenChange={() => {}}
    title="Log dose"
    submit={{ ...submit, pending: more.pending ?? false }}
    skeleton={<p>Loading</p>}
    instead={more.instead}
  >
    {children}
  </FormDialog>
)

const send = () => screen.getByRole('button', { name: /^Log/ })

test('the button waits for the form to load, then submits it', async () => {
  const user = userEvent.setup()
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
  const { promise, resolve } = Promise.withResolvers<void>()
  function Fetched({ id }: { id: string }) {
    use(promise)
    return <form id={id} onSubmit={onSubmit} />
  }
  await act(async () => void render(dialog((id) => <Fetched id={id} />)))
  expect(screen.getByText('Loading')).toBeVisible()
  expect(send()).toHaveAttribute('aria-disabled', 'true')
  expect(send()).toHaveTextContent('Log Dose')
  await act(async () => resolve())
  expect(send()).not.toHaveAttribute('aria-disabled')
  await user.click(send())
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('says that the form is loading', () => {
  render(dialog((id) => <form id={id} />, { pending: true }))
  expect(send()).toHaveTextContent('Logging...')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
})

test('has no submit button without fields', () => {
  render(dialog((id) => <form id={id} />, { instead: <p>Nothing to log</p> }))
  expect(screen.getByText('Nothing to log')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Log Dose' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
})

describe('what was typed', () => {
  const filledIn = async (text: string) => {
    const user = userEvent.setup()
    const onOpenChange = vi.fn()
    render(
      <FormDialog open onOpenChange={onOpenChange} title="Log dose" submit={submit}>
        {(id) => (
          <form id={id}>
            <input aria-label="Notes" defaultValue="Morning" />
            <input aria-label="Find" type="search" />
          </form>
        )}
      </FormDialog>,
    )
    await user.type(screen.getByLabelText('Notes'), text)
    return { user, onOpenChange }
  }
  const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' })

  test('asks once before Escape discards it, and stays after a slip', async () => {
    const { user, onOpenChange } = await filledIn(' dose')
    await user.keyboard('{Escape}')
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Notes')).toHaveValue('Morning dose')
    expect(onOpenChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('Cancel discards it without asking', async () => {
    const { user, onOpenChange } = await filledIn(' dose')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test("doesn't count when it was reverted or only a search", async () => {
    const { user, onOpenChange } = await filledIn('!{Backspace}')
    await user.type(screen.getByLabelText('Find'), 'bpc')
    await user.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
