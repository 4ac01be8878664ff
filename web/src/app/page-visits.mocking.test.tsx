import { pagePaths } from '@pepwell/domain/accounts/page-visits'
import { act, type RenderResult, render } from '@testing-library/react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from './route-at.ts'

const told: {
  pagePath: string
  secondsAgo: number
  visitDuration: number
  referrer?: string
  signedOut?: boolean
}[] = []

// Pending visits are module state, so each test reloads the module.
async function open(path: string, restsAfter = 2000) {
  vi.resetModules()
  const { usePageVisits } = await import('./use-page-visits.ts')
  function TestPage() {
    const { pathname } = useLocation()
    usePageVisits(pathname.startsWith('/shop/') ? '/shop/:product' : pathname, pathname === '/login')
    return <Link to="/shop/bpc-157">On</Link>
  }
  const page = render(
    <MemoryRouter initialEntries={[path]}>
      <TestPage />
    </MemoryRouter>,
  )
  await act(() => vi.advanceTimersByTimeAsync(restsAfter))
  await vi.dynamicImportSettled()
  return page
}

async function goOn(page: RenderResult) {
  act(() => page.getByText('On').click())
  await vi.dynamicImportSettled()
}

async function goAway() {
  window.dispatchEvent(new Event('pagehide'))
  await vi.advanceTimersByTimeAsync(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
  vi.stubGlobal('navigator', {
    sendBeacon: async (_path: string, blob: Blob) => told.push(...JSON.parse(await blob.text()).visits),
  })
})

afterEach(async () => {
  await goAway()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reports a visit some time after it ended, by its path pattern', async () => {
  const page = await open('/shop')
  await vi.advanceTimersByTimeAsync(8000)
  await goOn(page)
  await vi.advanceTimersByTimeAsync(21_000)
  // The two seconds before the page was idle count, too.
  expect(told).toMatchObject([{ pagePath: '/shop', visitDuration: 10 }])
})

test('counts a page that is left before the first report, from when it was opened', async () => {
  const page = await open('/shop', 0)
  await vi.advanceTimersByTimeAsync(100)
  await goOn(page)
  await vi.advanceTimersByTimeAsync(6000)
  await vi.dynamicImportSettled()
  await goAway()
  expect(told).toMatchObject([{ pagePath: '/shop' }, { pagePath: '/shop/{product}', visitDuration: 6 }])
})

test('reports the last visit as the page unloads', async () => {
  const page = await open('/shop')
  await goOn(page)
  await vi.advanceTimersByTimeAsync(5000)
  await goAway()
  expect(told).toMatchObject([{ pagePath: '/shop' }, { pagePath: '/shop/{product}', visitDuration: 5 }])
})

test('and again after it was hidden', async () => {
  await open('/calculator')
  const isHidden = vi.spyOn(document, 'hidden', 'get')
  const turn = async (hidden: boolean) => {
    await vi.advanceTimersByTimeAsync(4000)
    isHidden.mockReturnValue(hidden)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  await turn(true)
  await turn(false)
  await vi.advanceTimersByTimeAsync(6000)
  await goAway()
  isHidden.mockRestore()
  const durations = told.flatMap(({ pagePath, visitDuration }) =>
    pagePath === '/calculator' ? [visitDuration] : [],
  )
  expect(durations).toEqual([6, 6])
})

test('reports visits before sign-in as anonymous', async () => {
  const page = await open('/login')
  await goOn(page)
  await goAway()
  expect(told.map(({ signedOut }) => signedOut)).toEqual([true, false])
})

test('reports the referring host once', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=me')
  const page = await open('/shop')
  await goOn(page)
  await goAway()
  expect(told.map(({ referrer }) => referrer)).toEqual(['search.example', undefined])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'reports nothing with %j',
  async (preference) => {
    Object.assign(navigator, preference)
    const page = await open('/shop')
    await goOn(page)
    await vi.advanceTimersByTimeAsync(30_000)
    await goAway()
    expect(told).toEqual([])
  },
)

test('reports know every page', async () => {
  const { patternOf } = await import('./page-visits.ts')
  const patterns = new Set(routes.map(({ path }) => patternOf(path)))
  expect([...patterns].filter((pattern) => !pagePaths.includes(pattern as '/'))).toEqual([])
})
