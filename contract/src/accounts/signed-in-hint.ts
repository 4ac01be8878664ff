/**
 * A cookie that scripts may read, set and cleared together with the session's own, which they may not. Without it nobody
 * can be signed in, so a visitor's first page need not ask. It holds the session's id, which opens nothing, for the live
 * connection; older ones hold '1'.
 */
export const signedInHint = 'pepwell_signed_in'
