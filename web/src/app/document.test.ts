import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '../..')
const html = readFileSync(join(web, 'index.html'), 'utf8')
const page = new DOMParser().parseFromString(html, 'text/html')

test('nothing in the page needs an exception in the content security policy', () => {
  const scripts = [...page.querySelectorAll('script')]
  expect(scripts.map((script) => script.getAttribute('src'))).toEqual(['/before-app.js', '/src/app/main.tsx'])
  expect(scripts.every((script) => script.textContent === '')).toBe(true)
  expect(page.querySelectorAll('style, [style]')).toHaveLength(0)
})

test('declares its language, title and landmarks', () => {
  const named = (name: string) => page.querySelector(`meta[name="${name}"]`)?.getAttribute('content')
  expect(named('description')).toMatch(/peptide/)
  expect(named('viewport')).toMatch(/viewport-fit=cover/)
  expect(page.querySelectorAll('meta[name="theme-color"][media]')).toHaveLength(2)
  const manifest = page.querySelector('link[rel="manifest"]')?.getAttribute('href')
  const { icons } = JSON.parse(readFileSync(join(web, `public${manifest}`), 'utf8')) as {
    icons: { src: string }[]
  }
  const touch = page.querySelector('link[rel="apple-touch-icon"]')?.getAttribute('href')
  for (const file of [touch, ...icons.map(({ src }) => src)]) {
    expect(readFileSync(join(web, `public${file}`)).length).toBeGreaterThan(100)
  }
})
