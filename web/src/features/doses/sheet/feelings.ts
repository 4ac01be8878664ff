/** How people usually say that they feel. */
export const usualFeelings = ['Great', 'Good', 'Okay', 'Tired', 'Unwell']
