import type { Plugin } from 'vite'
import { isFirstChunk } from './chunks.ts'

/** Characters. Smaller chunks compile fast, and the comment itself takes 20 bytes of a page's budget. */
const MIN_LENGTH = 20_000

/**
 * Makes Chromium compile the functions of first chunks on a background thread while they download. Compiled one by one
 * when they are first called, they were 40% of the script time before a page is idle. Other browsers ignore the comment.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  apply: 'build',
  generateBundle: {
    // Last: V8 reads the comment only at the start of a file, where Vite puts its list of chunks.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.code.length >= MIN_LENGTH && isFirstChunk(file))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      }
    },
  },
})
