/** Leaves the app for an address that the server answers, such as /api/login. */
export const leaveTo = (address: string): void => window.location.assign(address)

/** Loads the page anew. */
export const reloadPage = (): void => window.location.reload()
