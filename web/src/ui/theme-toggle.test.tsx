import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { watchTheme } from '../lib/rendering/theme.ts'

import { ThemeToggle } from './theme-toggle.tsx'

const script = join(import.meta.dirname, '../../public/before-app.js')

const system = Object.assign(new EventTarget(), { matches: false })
const isDark = () => document.documentElement.classList.contains('dark')
const bar = () => document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content

function systemTurns(dark: boolean) {
  system.matches = dark
  act(() => void system.dispatchEvent(new Event('change')))
}

let stop = () => {}

beforeEach(() => {
  system.matches = false
  vi.stubGlobal('matchMedia', () => system)
  document.head.innerHTML = '<meta name="theme-color" content="">'
})
afterEach(() => stop())

test('follows the system without a choice, also when it changes', () => {
  stop = watchTheme()
  expect(isDark()).toBe(false)
  expect(bar()).toBe('#f4f7f4')
  systemTurns(true)
  expect(isDark()).toBe(true)
  expect(bar()).toBe('#0c1412')
  expect(localStorage.getItem('theme')).toBeNull()
})

test('a saved choice overrides the system', () => {
  localStorage.setItem('theme', 'dark')
  stop = watchTheme()
  expect(isDark()).toBe(true)
  systemTurns(true)
  systemTurns(false)
  expect(isDark()).toBe(true)
})

test('the button switches, saves, and names the next theme', async () => {
  stop = watchTheme()
  render(<ThemeToggle />)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark theme' }))
  expect(localStorage.getItem('theme')).toBe('dark')
  expect(isDark()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light theme' }))
  expect(localStorage.getItem('theme')).toBe('light')
  expect(isDark()).toBe(false)
})

test('syncs a choice from another tab', () => {
  stop = watchTheme()
  render(<ThemeToggle />)
  localStorage.setItem('theme', 'dark')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' })))
  expect(isDark()).toBe(true)
  expect(screen.getByRole('button', { name: 'Switch to light theme' })).toBeVisible()
})

test.each([
  ['dark', true, '#0c1412'],
  ['light', false, '#f4f7f4'],
])('before the app loads, %s already applies in the same color', (saved, dark, color) => {
  localStorage.setItem('theme', saved)
  system.matches = !dark
  // Like the browser: a script that runs first.
  new Function(readFileSync(script, 'utf8'))()
  expect(isDark()).toBe(dark)
  expect(bar()).toBe(color)
  stop = watchTheme()
  expect(isDark()).toBe(dark)
  expect(bar()).toBe(color)
})

test('before the app loads, the system decides without a saved choice', () => {
  system.matches = true
  new Function(readFileSync(script, 'utf8'))()
  expect(isDark()).toBe(true)
})
