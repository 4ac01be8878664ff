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

test('the button waits until the form is there, and then sends it', async () => {
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

test('it says so while the form is on its way', () => {
  render(dialog((id) => <form id={id} />, { pending: true }))
  expect(send()).toHaveTextContent('Logging...')
  expect(send()).toHaveAttribute('aria-disabled', 'true')
})

test('where there is nothing to fill in there is nothing to send', () => {
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
  const question = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' })

  test('is asked about once before Escape closes it, and stays where that was a slip', async () => {
    const { user, onOpenChange } = await filledIn(' dose')
    await user.keyboard('{Escape}')
    await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText('Notes')).toHaveValue('Morning dose')
    expect(onOpenChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.click(within(await question()).getByRole('button', { name: 'Discard' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('is thrown away by Cancel without a question', async () => {
    const { user, onOpenChange } = await filledIn(' dose')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('is nothing when it was taken back, or only looked for something', async () => {
    const { user, onOpenChange } = await filledIn('!{Backspace}')
    await user.type(screen.getByLabelText('Find'), 'bpc')
    await user.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
