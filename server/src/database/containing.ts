/** The pattern of a LIKE that finds a part of lower-case text, whatever stands in the part. */
export const containing = (part: string): string => `%${part.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
