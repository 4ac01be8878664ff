import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderPage } from '../../test/render.tsx'
import { runQuickAction } from './quick-actions.ts'
import { QuickActionsMenu } from './quick-actions-menu.tsx'

const opener = () => screen.getByRole('button', { name: 'Quick menu' })
const action = (name: string) => screen.queryByRole('button', { name })

describe('opening', () => {
  afterEach(() => void vi.useRealTimers())

  test('a tap opens it, a later one closes it, a double tap counts once', () => {
    vi.useFakeTimers()
    renderPage(<QuickActionsMenu />)
    fireEvent.click(opener())
    expect(action('Log Dose')).toBeVisible()
    vi.advanceTimersByTime(299)
    fireEvent.click(opener())
    expect(action('Log Dose')).toBeVisible()
    vi.advanceTimersByTime(1)
    fireEvent.click(opener())
    expect(action('Log Dose')).toBeNull()
  })

  test("hovering with a mouse opens and closes it, touch doesn't", () => {
    renderPage(<QuickActionsMenu />)
    fireEvent.pointerEnter(opener(), { pointerType: 'touch' })
    expect(action('Log Dose')).toBeNull()
    fireEvent.pointerEnter(opener(), { pointerType: 'mouse' })
    expect(action('Add Peptide')).toBeVisible()
    fireEvent.pointerLeave(opener(), { pointerType: 'mouse', relatedTarget: document.body })
    expect(action('Add Peptide')).toBeNull()
  })

  test('Tab opens it, Escape closes it', async () => {
    const { user } = renderPage(<QuickActionsMenu />)
    await user.tab()
    expect(opener()).toHaveAttribute('aria-expanded', 'true')
    await user.tab()
    expect(action('Log Dose')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(opener()).toHaveFocus()
    expect(opener()).toHaveAttribute('aria-expanded', 'false')
  })

  test('a press outside closes it', async () => {
    const { user } = renderPage(
      <>
        <p>Elsewhere</p>
        <QuickActionsMenu />
      </>,
    )
    await user.click(opener())
    await user.click(screen.getByText('Elsewhere'))
    expect(action('Log Dose')).toBeNull()
  })

  test.each([
    ['Log Dose', '/reminders'],
    ['Add Peptide', '/peptides'],
    ['Calculator', '/reminders?tab=calculator'],
    ['Weight', '/'],
    ['Food', '/'],
    ['Profile', '/profile'],
    ['AI Help', '/ai-assistant'],
  ])('%s leads to %s', (name, path) => {
    // Fake timers, so no search outlives the page.
    vi.useFakeTimers()
    const { location } = renderPage(<QuickActionsMenu />)
    fireEvent.click(opener())
    fireEvent.click(screen.getByRole('button', { name }))
    expect(location()).toBe(path)
    expect(action(name)).toBeNull()
  })
})

describe('running an action', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const offer = (onClick: () => void) => {
    const button = document.createElement('button')
    button.dataset.quickAction = 'log-dose'
    button.addEventListener('click', onClick)
    document.body.append(button)
  }

  test('Log Dose clicks the page’s own button 100 ms after navigating', () => {
    const pressed = vi.fn()
    offer(pressed)
    runQuickAction('log-dose', () => {})
    vi.advanceTimersByTime(99)
    expect(pressed).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(pressed).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(5000)
    expect(pressed).toHaveBeenCalledOnce()
  })

  test('waits for a page that is still loading', () => {
    const pressed = vi.fn()
    runQuickAction('log-dose', () => {})
    vi.advanceTimersByTime(9800)
    offer(pressed)
    vi.advanceTimersByTime(100)
    expect(pressed).toHaveBeenCalledOnce()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('but not forever', () => {
    runQuickAction('log-dose', () => {})
    vi.advanceTimersByTime(10_000)
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each([
    ['another action', () => runQuickAction('profile', () => {})],
    ['a press on the page', () => fireEvent.pointerDown(document.body)],
  ])('%s cancels it', (_, elsewhere) => {
    const pressed = vi.fn()
    runQuickAction('log-dose', () => {})
    elsewhere()
    offer(pressed)
    vi.advanceTimersByTime(10_000)
    expect(pressed).not.toHaveBeenCalled()
  })

  test('Calculator scrolls to its section and clicks nothing', () => {
    const part = document.createElement('section')
    part.dataset.quickAction = 'calculator'
    const [pressed, shown] = [vi.fn(), vi.fn()]
    part.addEventListener('click', pressed)
    part.scrollIntoView = shown
    document.body.append(part)
    runQuickAction('calculator', () => {})
    vi.advanceTimersByTime(100)
    expect(shown).toHaveBeenCalledWith({ block: 'start' })
    expect(pressed).not.toHaveBeenCalled()
  })

  test('ignores an unknown action', () => {
    const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
    const navigate = vi.fn()
    act(() => runQuickAction('teleport', navigate))
    expect(navigate).not.toHaveBeenCalled()
    expect(logged).toHaveBeenCalledOnce()
  })
})
