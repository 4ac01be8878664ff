import { unlessContrasted } from './grammar.ts'

/** Phrases for a planned or usual dose. */
export const PLANNED = unlessContrasted(
  'as planned|as prescribed|as scheduled|as (?:my )?(?:doc|doctor|dr|np|provider|nurse|clinic|pharmacist) \\w+|(?:doc|doctor|dr|np|provider|prescriber|nurse|clinic) (?:\\w+ )?(?:said|told|planned|raised|increased|moved|upped|doubled|bumped|wants|put|has me|approved|ok|okd|agreed)|titrat\\w*|moved up to|going from|twice weekly as|split (?:dose|it)|half doses|on schedule',
)

/** After 'ate' and 'drank': meals are no medicine. */
export const NOT_FOOD =
  '(?! (?:his |her |its |their |the |some |my )?(?:breakfast|dinner|lunch|supper|food|meal|treats?|snacks?|kibble|well|water|milk|already|early|late))'

/** Questions of a person who hasn't taken it yet. */
export const ASKED_BEFORE = unlessContrasted(
  '(?:can|could|should|may|is it (?:ok|okay|safe)(?: to| if)?|how (?:do|can)) (?:i|you|we) <any3>(?:take|inject|use|split|double|pin)',
)
