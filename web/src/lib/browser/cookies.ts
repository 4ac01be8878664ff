const YEAR_SECONDS = 31_536_000

/** Sets a cookie for the server's next page. */
export const setCookie = (name: string, value: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

export const deleteCookie = (name: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  if (hasCookie(name)) document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
}

/** The value of a script-readable cookie. */
export function cookieText(name: string): string | undefined {
  const text = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return text && decodeURIComponent(text.slice(name.length + 1))
}

/** Whether a script-readable cookie is set. */
export const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`))
