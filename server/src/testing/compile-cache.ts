import { resolve } from 'node:path'

/** The environment with which npm starts the program: loading its modules takes a third less processor time. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'),
}
