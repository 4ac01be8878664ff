import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const FAMILY = 'Atkinson Hyperlegible Next Variable'
const WHOLE =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** From the weight of texts to that of headings. */
const WEIGHTS = { min: 400, max: 700 }

/** The characters nearly every text uses: ASCII plus common punctuation and symbols. */
const RANGES: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb0, 0xb1],
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]

const hex = (point: number): string => point.toString(16).toUpperCase()

async function makeFont(): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(WHOLE)))
  const points = RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => first + n),
  )
  return subsetFont(whole, String.fromCodePoint(...points), {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  })
}

/** When two rules match a character, the later one wins: the full font covers the rest and other weights. */
const ruleFor = (file: string): string => `
@font-face {
  font-family: '${FAMILY}';
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url(/${file}) format('woff2-variations');
  unicode-range: ${RANGES.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(', ')};
}
`

/**
 * Sends a third of the font first, which is enough for most pages, and lets the browser fetch it along with
 * the scripts.
 */
export function basicFont(): Plugin {
  let file = ''
  return {
    name: 'basic-font',
    apply: 'build',
    async transform(code, id) {
      if (!id.endsWith('/ui/styles.css')) return
      const source = await makeFont()
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      file = `assets/basic-${hash}.woff2`
      this.emitFile({ type: 'asset', fileName: file, source })
      return { code: code + ruleFor(file), map: null }
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'link',
          // After the scripts: without them, there is no text to render.
          attrs: {
            rel: 'preload',
            href: `/${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
          },
          injectTo: 'head',
        },
      ],
    },
  }
}
