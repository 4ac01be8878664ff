/** A database that this version can't serve; the message says why and what to do. */
export class SchemaRefusal extends Error {}
