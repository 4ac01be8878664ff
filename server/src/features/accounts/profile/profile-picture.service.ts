/** Sets the address of a person's picture in the transaction that stores or removes it. Locks the profile. */
export { recordPicture } from '../accounts.queries.ts'
