/** Common answers. */
export const usualFeelings = ['Great', 'Good', 'Okay', 'Tired', 'Unwell']
