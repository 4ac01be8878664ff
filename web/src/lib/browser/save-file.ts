/** So long a browser may take to begin with a file. */
const KEPT_MS = 10_000

/** Saves a file that was made here. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Has the browser save what an address answers, beside the page. */
export const startDownload = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '' }).click()
