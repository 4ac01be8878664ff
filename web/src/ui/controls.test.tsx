import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../lib/api/api.ts'
import { Avatar } from './avatar.tsx'
import { Button } from './button.tsx'
import { Combobox } from './combobox.tsx'
import { ErrorState } from './error-state.tsx'
import { Field } from './field.tsx'
import { PasswordInput } from './password-input.tsx'
import { NumberInput, TextInput } from './text-input.tsx'

test('a field names, describes and marks its control', () => {
  const { rerender } = render(
    <Field label="Dose" hint="As on your plan">
      <TextInput />
    </Field>,
  )
  const control = screen.getByRole('textbox', { name: 'Dose' })
  expect(control).toHaveAccessibleDescription('As on your plan')
  expect(control).not.toBeInvalid()
  rerender(
    <Field label="Dose" hint="As on your plan" error="Dose is required">
      <TextInput />
    </Field>,
  )
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription('As on your plan Dose is required')
  expect(screen.getByRole('alert')).toHaveTextContent('Dose is required')
})

test('a pending button is announced, keeps the focus and ignores presses', async () => {
  const user = userEvent.setup()
  const onClick = vi.fn()
  const onSubmit = vi.fn((event) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingLabel="Signing in..." onClick={onClick}>
        Sign In
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Signing in...' })
  await user.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
})

test('a password can be revealed', async () => {
  const user = userEvent.setup()
  render(
    <Field label="Password">
      <PasswordInput />
    </Field>,
  )
  const control = screen.getByLabelText('Password')
  expect(control).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(control).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(control).toHaveAttribute('type', 'password')
})

test('numbers use a decimal keypad', () => {
  render(<NumberInput aria-label="Volume" />)
  expect(screen.getByLabelText('Volume')).toHaveAttribute('inputmode', 'decimal')
})

test('a combobox suggests options and accepts any text', async () => {
  const user = userEvent.setup()
  render(<Combobox aria-label="Frequency" options={['Daily', 'Weekly']} />)
  const control = screen.getByRole('combobox', { name: 'Frequency' })
  const list = document.getElementById(control.getAttribute('list') ?? '')
  expect(Array.from(list?.querySelectorAll('option') ?? [], (option) => option.value)).toEqual([
    'Daily',
    'Weekly',
  ])
  await user.type(control, '5 on, 2 off')
  expect(control).toHaveValue('5 on, 2 off')
})

test('a failed load explains why and offers to retry', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  const refusal = new ApiError(503, '', JSON.stringify({ message: 'The service is restarting.' }))
  const { rerender } = render(
    <ErrorState title="We couldn’t load your plan" error={refusal} onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load your planThe service is restarting.')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  rerender(<ErrorState error={new TypeError('Failed to fetch')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Check that you’re online')
})

test('an avatar shows initials until its picture has loaded, and when it fails', () => {
  const { container } = render(<Avatar initials="AB" src="/a.png" />)
  const picture = container.querySelector('img') as HTMLImageElement
  expect(screen.getByText('AB')).toBeVisible()
  fireEvent.load(picture)
  expect(screen.queryByText('AB')).not.toBeInTheDocument()
  fireEvent.error(picture)
  expect(screen.getByText('AB')).toBeVisible()
})
