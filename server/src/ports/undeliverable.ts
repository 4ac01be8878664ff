/** Permanently undeliverable: a retry would change nothing. */
export class Undeliverable extends Error {}
