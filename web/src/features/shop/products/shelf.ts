/** A category's customer-facing name; all supplements share one. */
export const shelfOf = ({ kind, category }: { kind: string; category: string }): string =>
  kind === 'supplement' ? 'Vitamins' : category
