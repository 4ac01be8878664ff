/**
 * A cookie with the time zone of a pending time-zone prompt, so that the server renders the page with the question in
 * place.
 */
export const timeZoneCookie = 'pepwell_away'
