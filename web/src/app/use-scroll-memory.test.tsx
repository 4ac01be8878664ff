import { act, render } from '@testing-library/react'
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { useScrollMemory } from './use-scroll-memory.ts'

let navigate: NavigateFunction

function Page() {
  useScrollMemory()
  navigate = useNavigate()
  return null
}

const scrollTo = vi.fn(({ top }: ScrollToOptions) => {
  Object.assign(window, { scrollY: top })
})

const readTo = (top: number) => {
  Object.assign(window, { scrollY: top })
  window.dispatchEvent(new Event('scroll'))
}

const go = (where: string | -1) => act(async () => void navigate(where as string))

beforeEach(() => {
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true, configurable: true })
  vi.stubGlobal('scrollTo', scrollTo)
  scrollTo.mockClear()
  render(
    <MemoryRouter initialEntries={['/long']}>
      <Page />
    </MemoryRouter>,
  )
})

test('a new page starts at its top, and going back restores the scroll position', async () => {
  readTo(900)
  await go('/other')
  expect(window.scrollY).toBe(0)
  readTo(120)
  await go(-1)
  expect(window.scrollY).toBe(900)
})

test('scrolls to a section even if content above it loads later', async () => {
  let grow = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onGrowth: () => void) {
        grow = onGrowth
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  const part = Object.assign(document.createElement('section'), { id: 'history' })
  const scrollIntoView = vi.spyOn(part, 'scrollIntoView').mockImplementation(() => {})
  await go('/other#history')
  document.body.append(part)
  grow()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('wheel'))
  grow()
  expect(scrollIntoView).toHaveBeenCalledTimes(1)
  part.remove()
  vi.unstubAllGlobals()
})

test('a small change of the view keeps and restores its position', async () => {
  readTo(900)
  await act(async () => void navigate('/long?sort=name', { replace: true, state: { stays: true } }))
  expect(window.scrollY).toBe(900)
  await go('/other')
  await go(-1)
  expect(window.scrollY).toBe(900)
})

test("opening the app doesn't scroll", () => {
  expect(scrollTo).not.toHaveBeenCalled()
})
