import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The one file that nearly every text on the first screen needs; the other alphabets wait until they are met. */
const FONT = /-latin-wght-normal-[\w-]+\.woff2$/

const font = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  // Behind the scripts: without them there is no text to set.
  attrs: {
    rel: 'preload',
    href: `/${file}`,
    as: 'font',
    type: 'font/woff2',
    crossorigin: true,
    fetchpriority: 'low',
  },
  injectTo: 'head',
})

/** Lets the browser fetch the font together with the scripts, and not after them. */
export function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap(({ fileName }) => (FONT.test(fileName) ? font(fileName) : [])),
    },
  }
}
