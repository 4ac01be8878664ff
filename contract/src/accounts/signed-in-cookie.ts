/**
 * A script-readable cookie, set and cleared with the session cookie. Without it no one is signed in, so a visitor's first
 * page needn't ask. It contains the session's id, which grants nothing, for the live connection; older ones
 * contain '1'.
 */
export const signedInCookie = 'pepwell_signed_in'
