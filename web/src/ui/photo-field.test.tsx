import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Toaster } from './toaster.tsx'
import './toast-list.tsx'
import { photoRules } from '../lib/pictures/photo-rules.ts'
import { PhotoField } from './photo-field.tsx'

afterEach(() => vi.restoreAllMocks())

let value: string | null

function Form({ error }: { error?: string }) {
  const [photo, setPhoto] = useState<string | null>(null)
  value = photo
  return (
    <>
      <PhotoField rules={photoRules} value={photo} onChange={setPhoto} error={error} />
      <Toaster />
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>(/Progress photo/)
const aFile = (type: string, size = 4) => new File([new Uint8Array(size).fill(65)], 'me', { type })
// Like a file manager that ignores `accept`.
const user = userEvent.setup({ applyAccept: false })

test('a chosen photo is previewed, passed on as a data URL, and can be removed', async () => {
  render(<Form />)
  expect(input()).toHaveAccessibleDescription('JPG, PNG, GIF or WebP, up to 10 MB. Only you can see it.')
  expect(input().accept).toBe('image/jpeg,image/png,image/gif,image/webp')
  await user.upload(input(), aFile('image/png'))
  const preview = await screen.findByRole('img', { name: 'Your new progress' })
  expect(value).toBe('data:image/png;base64,QUFBQQ==')
  expect(preview).toHaveAttribute('src', value)
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(value).toBeNull()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test.each(['image/jpeg', 'image/gif', 'image/webp'])('accepts %s', async (type) => {
  render(<Form />)
  await user.upload(input(), aFile(type))
  await waitFor(() => expect(value).toMatch(`data:${type};base64,`))
})

test.each(['image/svg+xml', 'image/heic', 'text/plain', 'application/pdf', ''])(
  'a file of the type "%s" is refused in words',
  async (type) => {
    render(<Form />)
    await user.upload(input(), aFile(type))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)',
    )
    expect(value).toBeNull()
  },
)

test('accepts 10 MB and refuses a byte more with an error', async () => {
  render(<Form />)
  const limit = 10 * 1024 * 1024
  await user.upload(input(), aFile('image/png', limit + 1))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'File too large: Please select an image smaller than 10MB',
  )
  await user.upload(input(), aFile('image/png', limit))
  expect(await screen.findByRole('img')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('shows an error for an unreadable file', async () => {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function fail(this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
  })
  render(<Form />)
  await user.upload(input(), aFile('image/png'))
  expect(await screen.findByText('Upload failed')).toBeVisible()
  expect(screen.getByText('Failed to process image')).toBeVisible()
  expect(value).toBeNull()
  expect(input()).toBeEnabled()
})

test("refuses a file that isn't a picture", async () => {
  render(<Form />)
  await user.upload(input(), aFile('image/jpeg'))
  fireEvent.error(await screen.findByRole('img'))
  expect(await screen.findByText('Failed to process image')).toBeVisible()
  expect(value).toBeNull()
})

test('shows the server’s message until the photo changes', async () => {
  const { rerender } = render(<Form />)
  await user.upload(input(), aFile('image/png'))
  await screen.findByRole('img')
  rerender(<Form error="File too large" />)
  expect(screen.getByRole('alert')).toHaveTextContent('File too large')
  await user.click(screen.getByRole('button', { name: 'Remove photo' }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  rerender(<Form />)
  rerender(<Form error="File too large" />)
  expect(screen.getByRole('alert')).toHaveTextContent('File too large')
})
