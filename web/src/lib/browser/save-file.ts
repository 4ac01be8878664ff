/** How long a browser may take to start reading a file. */
const KEPT_MS = 10_000

/** Saves a generated file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}

/** Downloads a URL without leaving the page. */
export const startDownload = (address: string): void =>
  Object.assign(document.createElement('a'), { href: address, download: '' }).click()
