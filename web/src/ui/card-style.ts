/** A raised surface, outlined only in forced-colors mode. */
export const cardStyle = 'rounded-[1.25rem] border border-transparent bg-surface shadow-lift dark:shadow-none'
