import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Fold } from './fold.tsx'

const fold = (onToggle: () => void) => (
  <Fold label="More" onToggle={onToggle}>
    Inside
  </Fold>
)

test('a fold opened before the page was hydrated says so', async () => {
  const toggled = vi.fn<() => void>()
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(fold(toggled))
  page.querySelector('details')?.setAttribute('open', '')
  await act(async () => {
    hydrateRoot(page, fold(toggled), { onRecoverableError: () => {} })
  })
  expect(toggled).toHaveBeenCalled()
  expect(page.querySelector('details')?.open).toBe(true)
  page.remove()
})

test('a closed fold says nothing', () => {
  const toggled = vi.fn<() => void>()
  render(fold(toggled))
  expect(screen.getByText('More')).toBeVisible()
  expect(toggled).not.toHaveBeenCalled()
})
