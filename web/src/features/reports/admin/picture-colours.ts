/** Series colors in order. */
export const pictureColours = ['--accent', '--series-2', '--series-3', '--series-4'] as const
