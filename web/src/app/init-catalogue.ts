import type { initPeptides } from '@pepwell/contract/catalogue'
import { type Address, api } from '../lib/api.ts'

/** See `initPeptides` in the contract. */
export const initPeptidesAddress: Address<typeof initPeptides> = {
  method: 'POST',
  path: '/api/init-peptides',
}

/** Asks the server to fill an empty catalogue; nobody waits for it, and nobody misses it when it fails. */
export function initCatalogue(): void {
  api(initPeptidesAddress).catch(() => {})
}
