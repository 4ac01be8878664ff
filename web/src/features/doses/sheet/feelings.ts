/** Common answers. */
export const commonFeelings = ['Great', 'Good', 'Okay', 'Tired', 'Unwell']
