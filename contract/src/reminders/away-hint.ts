/**
 * A cookie in which the app notes the zone that it asks somebody about, who seems to be away from home: their page is then
 * drawn with the question in its place.
 */
export const awayHint = 'pepwell_away'
