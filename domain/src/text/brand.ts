/** The product's displayed name. */
export const brandName = 'Pepwell'

/** The support team as other members see it, and the initials on its avatar. */
export const supportTeam = { name: `${brandName} Support`, initials: 'PS' } as const

/** The support team's own account, made at the first start. */
export const supportAccount = { id: 'user_admin_simple', userHandle: '@admin' } as const

/**
 * From this many members, the landing page may say 'thousands of users'; counting further changes nothing.
 */
export const THOUSANDS_FROM = 2000

/**
 * Whether 'thousands of users' is true.
 * @param members the number of member accounts
 */
export const hasThousandsOfMembers = (members: number): boolean => members >= THOUSANDS_FROM
