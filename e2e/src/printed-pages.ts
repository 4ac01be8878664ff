import { constants, inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The number of text items on each printed page; 0 on a blank one. */
export async function textsOfPrintedPages(page: Page): Promise<number[]> {
  const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1')
  const bodyOf = (id: string | undefined) => {
    const from = pdf.search(new RegExp(`(^|\\n)${id} 0 obj\\b`))
    const start = pdf.indexOf('stream\n', from) + 'stream\n'.length
    return Buffer.from(pdf.slice(start, pdf.indexOf('endstream', start)), 'latin1')
  }
  return [...pdf.matchAll(/\/Type\s*\/Page\b[\s\S]*?\/Contents (\d+)/g)].map(([, contents]) => {
    const drawn = inflateSync(bodyOf(contents), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    return drawn.match(/T[jJ]/g)?.length ?? 0
  })
}
