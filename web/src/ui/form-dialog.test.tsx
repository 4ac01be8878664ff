import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, use } from 'react'
import { expect, test, vi } from 'vitest'
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
