import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setRenderContext } from './render-context.ts'
import { useMedia } from './use-media.ts'

const Match = ({ query }: { query: string }) => String(useMedia(query))

afterEach(() => setRenderContext({ at: 0 }))

test.each([
  ['(max-width: 767.98px)', 'true', 'false'],
  ['(min-width: 768px)', 'false', 'true'],
  ['(min-width: 1280px)', 'false', 'true'],
  ['print', 'false', 'false'],
])('the server assumes the width of the device: %s', (query, onPhone, onDesktop) => {
  setRenderContext({ at: 0, isPhone: true })
  expect(renderToString(<Match query={query} />)).toBe(onPhone)
  setRenderContext({ at: 0 })
  expect(renderToString(<Match query={query} />)).toBe(onDesktop)
})
