import { existsSync } from 'node:fs'

/** How Chromium starts: the first of Debian's that is there, else Playwright's, without background work of its own. */
const launchFirstOf = (...paths: string[]) => ({
  executablePath: paths.find((path) => existsSync(path)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})

/** The whole browser. */
export const wholeChromium = launchFirstOf('/usr/bin/chromium')

/** The shell takes about a quarter less of the machine, and shows no notifications. */
export const launchOptions = launchFirstOf('/usr/bin/chromium-headless-shell', '/usr/bin/chromium')
