import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startHydration, whenHydrated } from '../lib/rendering/hydration.ts'
import { hiddenPart } from './hidden-part.tsx'
import { HydrationMarker } from './hydration-boundary.tsx'

const hydrated = vi.fn<(name: string) => void>()
const failed = vi.fn<(error: unknown) => void>()
let idle: (() => void)[] = []
let widen = () => {}

beforeEach(() => {
  idle = []
  hydrated.mockClear()
  failed.mockClear()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => idle.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function Bar({ name }: { name: string }) {
  useEffect(() => hydrated(name), [name])
  return <nav>{name}</nav>
}

/** Hydrates a page with a hidden part, as a phone if its media query doesn't match. */
async function hydrate({ matches, hidden }: { matches: boolean; hidden?: boolean }) {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: (_: string, onChange: () => void) => {
      widen = onChange
    },
    removeEventListener: () => {},
  }))
  const WidePart = hiddenPart('(min-width: 48rem)')
  const pageOf = (name: string) => (
    <>
      <WidePart hidden={hidden}>
        <Bar name={name} />
      </WidePart>
      <Bar name="shown" />
      <HydrationMarker />
    </>
  )
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(pageOf('wide'))
  const server = place.querySelector('nav')
  startHydration()
  whenHydrated(() => hydrated('page'))
  const root = await act(async () => hydrateRoot(place, pageOf('wide'), { onRecoverableError: failed }))
  return {
    isKept: () => place.querySelector('nav') === server && server?.textContent === 'wide',
    text: () => place.querySelector('nav')?.textContent,
    update: (name: string) => act(async () => root.render(pageOf(name))),
  }
}

test('a hidden part keeps what the server rendered, and hydrates once the page is idle', async () => {
  const page = await hydrate({ matches: false })
  expect(hydrated.mock.calls).toEqual([['shown'], ['page']])
  expect(page.isKept()).toBe(true)
  await act(async () => {
    for (const callback of idle) callback()
  })
  expect(hydrated.mock.calls).toEqual([['shown'], ['page'], ['wide']])
  expect(page.isKept()).toBe(true)
  expect(failed).not.toHaveBeenCalled()
})

test('hydrates at once when the window becomes wide', async () => {
  const page = await hydrate({ matches: false })
  await act(async () => widen())
  expect(hydrated.mock.calls).toEqual([['shown'], ['page'], ['wide']])
  expect(page.isKept()).toBe(true)
})

test('hydrates before it changes', async () => {
  const page = await hydrate({ matches: false })
  await page.update('other')
  expect(page.text()).toBe('other')
  expect(failed).not.toHaveBeenCalled()
})

test.each([
  ['its media query matches', { matches: true }],
  ['it is shown at every width', { matches: false, hidden: false }],
])('hydrates with the page, which waits for it, when %s', async (_, how) => {
  await hydrate(how)
  expect(hydrated.mock.calls.flat()).toEqual(['shown', 'wide', 'page'])
})
