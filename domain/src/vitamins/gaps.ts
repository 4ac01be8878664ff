/** What a profile may lack for a recommendation: amounts are published by age and sex. */
export const recommendationGaps = ['dateOfBirth', 'gender'] as const

/** Why nothing is recommended to somebody whose profile is filled in. */
export const withholdingReasons = ['under-19', 'pregnancy'] as const
