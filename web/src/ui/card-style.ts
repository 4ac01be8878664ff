/** The look of a raised area: without a line around it but where colours are forced. */
export const cardStyle = 'rounded-[1.25rem] border border-transparent bg-surface shadow-lift dark:shadow-none'
