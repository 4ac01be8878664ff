import { existsSync } from 'node:fs'

/** Starts Debian's Chromium if installed, else Playwright's, without background tasks. */
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

/** The headless shell uses about a quarter less CPU and shows no notifications. */
export const launchOptions = launchFirstOf('/usr/bin/chromium-headless-shell', '/usr/bin/chromium')
