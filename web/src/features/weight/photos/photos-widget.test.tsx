import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aPhoto, servePhotos } from '../../../test/photos.ts'
import { refusal } from '../../../test/regimen-server.ts'
import { renderPage } from '../../../test/render.tsx'
import { server } from '../../../test/server.ts'
import { aUser } from '../../../test/users.ts'
import PhotosWidget from './photos-widget.tsx'
// Lazy-loaded; preloaded here so the test doesn't time out.
import './gallery-dialog.tsx'
import '../weigh-in/weigh-in-form.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-10T15:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
})

const open = (path = '/dashboard', changes = {}) => {
  const user = aUser(changes)
  return renderPage(<PhotosWidget user={user} />, { path, user })
}

const card = () => within(screen.getByRole('region', { name: 'Progress Photos' }))
const tile = (name: RegExp) => card().findByRole('button', { name })
const dialog = async (name = 'Progress Photos') => within(await screen.findByRole('dialog', { name }))

const first = aPhoto({ id: 1, takenOn: '2025-12-01', weight: 180.6 })
const middle = aPhoto({ id: 2, takenOn: '2026-02-09', weight: 80, unit: 'kg' })
const last = aPhoto({ id: 3, takenOn: '2026-03-09', weight: 170.2 })
const unweighed = aPhoto({ id: 4, takenOn: '2026-03-08', weight: null, unit: null })

describe('the widget', () => {
  test('shows the last 8 as thumbnails, each with day and weight', async () => {
    const photos = Array.from({ length: 10 }, (_, index) => aPhoto({ id: 20 - index }))
    servePhotos([...photos.slice(0, 7), first, ...photos.slice(7)])
    open()
    const shown = await card().findAllByRole('button', { name: /^Photo of/ })
    expect(shown).toHaveLength(8)
    expect(shown[0]).toHaveAccessibleName('Photo of Mar 9, 2026, 170.2 lbs')
    expect(shown[0]).toHaveTextContent('Mar 9')
    expect(shown[7]).toHaveTextContent('Dec 1 ’25')
    const picture = shown[0]?.querySelector('img')
    expect(picture).toHaveAttribute('src', '/api/progress-photos/20/thumbnail?v=1')
    expect(picture).toHaveAttribute('loading', 'lazy')
  })

  test('uses the reader’s unit', async () => {
    servePhotos([middle])
    open('/dashboard', { weightUnit: 'lbs' })
    expect(await tile(/176.4 lbs/)).toBeVisible()
  })

  test('keeps borderless placeholders for missing photos', async () => {
    servePhotos([middle])
    open()
    await tile(/^Photo of/)
    const frames = [...screen.getByRole('list').children].slice(1).map((slot) => slot.firstElementChild)
    expect(frames).toHaveLength(7)
    for (const frame of frames) expect(frame?.className).not.toMatch(/\bborder\b/)
  })

  test('without photos suggests a weigh-in with one', async () => {
    servePhotos([])
    server.use(http.get('/api/weight-logs', () => HttpResponse.json([])))
    const { user } = open()
    expect((await card().findByText('No photos yet')).parentElement).toHaveClass('border-0')
    // No placeholders.
    expect(card().queryByRole('list', { hidden: true })).not.toBeInTheDocument()
    await user.click(await card().findByRole('button', { name: 'Weigh in with a photo' }))
    expect((await dialog('Weigh In')).getByRole('button', { name: 'Log Weight' })).toBeVisible()
  })

  test('retries after a failure', async () => {
    servePhotos([last])
    server.use(http.get('/api/progress-photos', () => HttpResponse.json({}, { status: 500 }), { once: true }))
    const { user } = open()
    expect(await card().findByText('We couldn’t load your photos')).toBeVisible()
    await user.click(card().getByRole('button', { name: 'Try again' }))
    expect(await tile(/Mar 9, 2026/)).toBeVisible()
  })

  test('marks a missing picture', async () => {
    servePhotos([last])
    open()
    const picture = (await tile(/Mar 9/)).querySelector('img')
    fireEvent.error(picture as Element)
    expect(await card().findByRole('img', { name: 'We couldn’t load this photo' })).toBeVisible()
  })

  test('View All opens the gallery on the dashboard, and closing it stays there', async () => {
    servePhotos([last])
    const { user, location } = open('/elsewhere')
    await user.click(card().getByRole('button', { name: 'View All' }))
    const gallery = await dialog()
    expect(location()).toBe('/dashboard?photos=all')
    await user.click(gallery.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(location()).toBe('/dashboard')
  })
})

describe('the gallery', () => {
  test('shows all photos by year, each with its weight', async () => {
    servePhotos([last, unweighed, middle, first])
    open('/dashboard?photos=all')
    const gallery = await dialog()
    const thisYear = within(await gallery.findByRole('region', { name: '2026' }))
    const names = thisYear.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Photo of Mar 9, 2026, 170.2 lbsMar 9170.2 lbs',
      'Photo of Mar 8, 2026Mar 8—',
      'Photo of Feb 9, 2026, 176.4 lbsFeb 9176.4 lbs',
    ])
    const before = within(gallery.getByRole('region', { name: '2025' }))
    expect(before.getByRole('button', { name: 'Photo of Dec 1, 2025, 180.6 lbs' })).toBeVisible()
  })

  test('loads older photos on demand', async () => {
    servePhotos([...Array.from({ length: 60 }, (_, index) => aPhoto({ id: 100 - index })), first])
    const { user } = open('/dashboard?photos=all')
    const gallery = await dialog()
    await user.click(await gallery.findByRole('button', { name: 'Show older' }))
    expect(await gallery.findByRole('button', { name: /Dec 1, 2025/ })).toBeVisible()
    expect(gallery.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument()
    expect(gallery.getByText('These are all your photos.')).toHaveFocus()
  })

  test('enlarges one with day and weight, and links to its neighbors', async () => {
    servePhotos([last, middle, first])
    const { user, location } = open()
    await user.click(await tile(/Feb 9, 2026/))
    const large = await dialog('Feb 9, 2026')
    expect(large.getByRole('img', { name: 'You on Feb 9, 2026' })).toHaveAttribute('src', middle.url)
    expect(large.getByText('176.4 lbs')).toBeVisible()
    expect(location()).toBe('/dashboard?photos=2')
    await user.click(large.getByRole('button', { name: 'Older photo' }))
    const older = await dialog('Dec 1, 2025')
    expect(older.getByRole('button', { name: 'Older photo' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(await dialog('Mar 9, 2026')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'All photos' }))
    expect(await dialog()).toBeDefined()
  })

  test('deletes a photo after a question', async () => {
    const deleted = servePhotos([last, first])
    const { user } = open('/dashboard?photos=3')
    await user.click((await dialog('Mar 9, 2026')).getByRole('button', { name: 'Delete photo' }))
    const question = within(screen.getByRole('alertdialog', { name: 'Delete the photo of Mar 9, 2026?' }))
    expect(deleted).toEqual([])
    await user.click(question.getByRole('button', { name: 'Delete' }))
    const gallery = await dialog()
    await waitFor(() => expect(gallery.queryByRole('button', { name: /Mar 9/ })).not.toBeInTheDocument())
    expect(gallery.getByRole('button', { name: /Dec 1, 2025/ })).toBeVisible()
    expect(deleted).toEqual(['3'])
    expect(await screen.findByText('Photo deleted')).toBeVisible()
  })

  test('keeps the question open when deletion fails', async () => {
    servePhotos([last])
    server.use(
      http.delete('/api/progress-photos/:id', () =>
        refusal(404, 'PHOTO_NOT_FOUND', 'This photo doesn’t exist'),
      ),
    )
    const { user } = open('/dashboard?photos=3')
    await user.click((await dialog('Mar 9, 2026')).getByRole('button', { name: 'Delete photo' }))
    const question = within(screen.getByRole('alertdialog'))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByRole('alert')).toHaveTextContent('This photo doesn’t exist')
  })
})

describe('before and after', () => {
  const compare = async (photos = [last, middle, first]) => {
    servePhotos(photos)
    const page = open('/dashboard?photos=all')
    await page.user.click(await (await dialog()).findByRole('button', { name: 'Compare two photos' }))
    return { ...page, comparison: await dialog('Before and After') }
  }

  test('starts with the first and the latest, and shows the difference', async () => {
    const { comparison } = await compare()
    expect(comparison.getByRole('img', { name: 'Before, Dec 1, 2025' })).toHaveAttribute('src', first.url)
    expect(comparison.getByRole('img', { name: 'After, Mar 9, 2026' })).toHaveAttribute('src', last.url)
    expect(comparison.getByText('98 days')).toBeVisible()
    expect(comparison.getByText('−10.4 lbs')).toBeVisible()
  })

  test('compares any two, even without a weight', async () => {
    const { user, comparison } = await compare([last, unweighed, middle, first])
    await user.selectOptions(comparison.getByLabelText('Before'), 'Feb 9, 2026, 176.4 lbs')
    expect(comparison.getByText('−6.2 lbs')).toBeVisible()
    expect(comparison.getByText('28 days')).toBeVisible()
    await user.selectOptions(comparison.getByLabelText('After'), 'Mar 8, 2026')
    expect(comparison.getByText('—')).toBeVisible()
    expect(comparison.getByText('Both photos need a weigh-in')).toBeVisible()
    const offered = within(comparison.getByLabelText('After')).getAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).not.toContain('Feb 9, 2026, 176.4 lbs')
  })

  test('the divider moves like a slider', async () => {
    const { comparison } = await compare()
    const border = comparison.getByRole('slider', { name: 'Border between before and after' })
    expect(border).toHaveAttribute('aria-valuetext', '50% before, 50% after')
    fireEvent.change(border, { target: { value: '80' } })
    expect(border).toHaveAttribute('aria-valuetext', '80% before, 20% after')
    const before = comparison.getByRole('img', { name: /^Before/ })
    expect(before.parentElement).toHaveStyle({ clipPath: 'inset(0 20% 0 0)' })
  })

  test('is not offered for a single photo', async () => {
    servePhotos([last])
    open('/dashboard?photos=all')
    const gallery = await dialog()
    expect(await gallery.findByRole('button', { name: /Mar 9/ })).toBeVisible()
    expect(gallery.queryByRole('button', { name: 'Compare two photos' })).not.toBeInTheDocument()
  })
})
