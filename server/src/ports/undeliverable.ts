/** What could not be handed over, and never will be: trying again would change nothing. */
export class Undeliverable extends Error {}
