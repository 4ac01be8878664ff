/** Writes into the profile where somebody's picture is, in the transaction that stores or removes it. Locks the profile. */
export { notePicture } from '../accounts.queries.ts'
