/** What a profile may lack for a recommendation: amounts are published by age and sex. */
export const recommendationGaps = ['dateOfBirth', 'gender'] as const

/** Why a complete profile has no recommendations. */
export const withholdingReasons = ['under-19', 'pregnancy'] as const
