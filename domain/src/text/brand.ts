/** The product's name, wherever people read it. */
export const brandName = 'Pepwell'

/** The support team as other members see it, and the initials on its avatar. */
export const supportTeam = { name: `${brandName} Support`, initials: 'PS' } as const

/** The support team's own account, made at the first start. */
export const supportAccount = { id: 'user_admin_simple', userHandle: '@admin' } as const

/** From this many members on the landing page may speak of 'thousands of users'; counting further changes nothing. */
export const THOUSANDS_FROM = 2000

/**
 * Whether 'thousands of users' is true.
 * @param members how many member accounts exist (0 or more)
 */
export const hasThousandsOfMembers = (members: number): boolean => members >= THOUSANDS_FROM
