/** What shoppers call a category: every supplement is filed under one. */
export const shelfOf = ({ kind, category }: { kind: string; category: string }): string =>
  kind === 'supplement' ? 'Vitamins' : category
