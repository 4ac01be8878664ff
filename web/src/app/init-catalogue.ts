import { initPeptides } from '@pepwell/contract/catalogue.calls'
import { api } from '../lib/api.ts'

/** Asks the server to fill an empty catalogue; nobody waits for it, and nobody misses it when it fails. */
export function initCatalogue(): void {
  api(initPeptides).catch(() => {})
}
