/** Of the lines and bars of one picture, in their order. */
export const pictureColours = ['--accent', '--series-2', '--series-3', '--series-4'] as const
