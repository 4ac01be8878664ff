/** A database that this version cannot serve; the message says why and what to do. */
export class SchemaRefusal extends Error {}
