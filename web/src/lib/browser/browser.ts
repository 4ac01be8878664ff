/** Leaves the app for a URL that the server handles, such as /api/login. */
export const navigateTo = (address: string): void => window.location.assign(address)

/** Reloads the page. */
export const reloadPage = (): void => window.location.reload()
