import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The one file that nearly every text on the first screen needs; the other alphabets wait until they are met. */
const FONT = /-latin-wght-normal-[\w-]+\.woff2$/

/** What a stranger sees first. Small enough to be no burden to the others. */
const LANDING = /\/src\/pages\/landing\.tsx$/

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

const module = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})

/** Lets the browser fetch together what it would otherwise find one after the other. */
export function preloadFirstScreen(): Plugin {
  return {
    name: 'preload-first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((output) => {
          if (output.type === 'chunk')
            return LANDING.test(output.facadeModuleId ?? '') ? module(output.fileName) : []
          return FONT.test(output.fileName) ? font(output.fileName) : []
        }),
    },
  }
}
