import { rules } from './grammar.ts'
import { NOT_FOOD } from './plans.ts'

const INSULINS =
  'insulin|novo ?rapid|humalog|novolog|fiasp|apidra|lyumjev|admelog|actrapid|humulin|novolin|lantus|tresiba|toujeo|levemir|basaglar|semglee|basal|bolus|(?:rapid|fast|quick|short|long) acting'

/** Ways to say that a person feels the effects or needs an answer now. */
const FELT =
  '<vomit>|<shaky>|sick|gr[ae]y|nause\\w*|numb|racing|pounding|tight|collaps\\w*|awful|dreadful|terrible|rough|swollen|cant (?:see|stand|breath|sleep|think)|sleepy|asleep|drowsy|passed out|what (?:now|do i do|do we do|should i do|happens now)|help|worr\\w+|scared|panic\\w*|er|a and e|hospital|ambulance|999|911|poison'

/** Words for the time at which it happened, which rule out a plan. */
const LATELY =
  'just|now|ago|today|tonight|this (?:morning|evening|afternoon)|last night|yesterday|already|earlier|since|all (?:in|gone)|(?:its|is|was|went) in'

const ROUGHLY =
  '(?:like |about |around |maybe |nearly |almost |roughly |at least |probably |something like )?'

const THEIR =
  'my |his |her |their |our |the |dads? |moms? |mums? |grandmas? |grandpas? |wifes? |husbands? |someone elses |somebody elses |neighbou?rs |roommates? |'

/** Somebody else's medicine, the wrong one, or the wrong route. */
export const mixUpRules = rules(
  [
    // The wrong thing, and that it happened.
    [
      'wrong (?:\\w+ )?(?:insulin|pen|vial|dose|amount|syringe|strength|units|med\\w*|medicine|bottle|needle size|concentration|one)',
      `<did>|${FELT}|${LATELY}`,
      `what (?:now|do i do)|help|${LATELY}|took|injected|gave|used`,
    ],
    [
      `mix\\w* up|mixed|swap\\w*|switch\\w*|confus\\w*|mistook|muddl\\w*|grabbed|picked up|reached for|instead of|rather than|thought it was|thinking it was|not my|wasnt my`,
      INSULINS,
      `<did>|injected|units?|${LATELY}`,
      `<did>|${FELT}|${LATELY}`,
    ],
    // Somebody else's.
    [
      `<did>|stuck|injected|using|used`,
      `(?:<kin>|(?:\\w+ )?neighbou?rs?|grandads?) ?(?:s )?(?:<any2>)(?:insulin|pen|vial|meds?|medication|pills?|tablets?|shot|dose|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|patch)`,
      `thinking it was|thought it was|by mistake|by accident|accident\\w*|instead of|mixed up|muddl\\w*|confus\\w*|not (?:diabetic|prescribed|on it|his|hers|mine)|isnt (?:diabetic|prescribed)|${FELT}`,
    ],
    [
      'not (?:even )?(?:a )?diabetic|isnt (?:even )?(?:a )?diabetic|(?:no|without|dont have|doesnt have) diabetes|not prescribed',
      `<did>|used|using|injected`,
      INSULINS,
    ],
    // Units mistaken for others, and two doses taken as one.
    '(?:misread|mistook|misjudged|confus\\w*|mixed up|mixing up|read|thought|put|used) <any3>(?:mcgs?|mgs?|mls?|units?|iu|micrograms?|milligrams?) <any2>(?:as|for|was|were|instead of|rather than|not) <any2>(?:mcgs?|mgs?|mls?|units?|iu|micrograms?|milligrams?)',
    [
      '(?:tonights?|todays?|this weeks|mornings?|yesterdays|fridays|mondays|sundays|last weeks) (?:\\w+ ){0,2}(?:and|plus|with|on top of) <any2>(?:tomorrows|tonights?|next weeks|todays?|evenings?|this weeks|the next)',
      '<did>|swallowed',
      `together|at once|same time|one go|both|${FELT}`,
    ],
    [
      `(?:<did>|swallowed) <any3>(?:my|his|her|our|the|a) (?!own )\\w+s (?:\\w+ )?(?:insulin|pen|meds?|medication|metformin|pills?|tablets?|wegovy|ozempic|mounjaro|shot)`,
      `${FELT}|mistake|accident\\w*|for a (?:laugh|dare|bet|joke)|weird|not diabetic|handful|whole|all`,
    ],
    // By mouth.
    `(?:drank|drunk|drinking|swallow(?:ed|ing)|snort(?:ed|ing)|ate|eaten|swigged|sipped|necked) <any3>(?:vial|pen|ampoule|syringe|bac water|peptide|insulin|semaglutide|tirzepatide|retatrutide|testosterone|hcg|hgh)`,
    // A child or an animal.
    [
      '<child>|toddlers?|the (?:kid|baby|dog|cat)',
      `bit|bitten|chew\\w*|lick\\w*|suck\\w*|swallow\\w*|(?:ate|eaten|drank|drunk)${NOT_FOOD}|using|been using|helped (?:him|her)self|got (?:into|at|hold)|caught|found (?:with|holding|playing)|injected|jabbed|pricked|stabbed`,
      `(?:${THEIR.slice(0, -1)})?(?:pens?|vials?|pills?|tablets?|needles?|syringes?|saxenda|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|insulin|patches|patch|gel|medicine|meds|medication|peptides?|testosterone|estradiol|hormones?)`,
      `mouth|leg|arm|hand|finger|lick\\w*|swallow\\w*|drank|ate|eaten|chew\\w*|bit|${FELT}|${LATELY}|mark|blood|goes|times|empty`,
    ],
    // A wrong syringe scale or vial strength.
    [
      'u ?(?:40|100|200|300|500)|concentrat\\w*|double strength|stronger|higher strength|new (?:vial|pharmacy|batch|strength|supplier|syringes?)|different (?:strength|concentration|syringes?|vial)|wrong syringe|mg per ml',
      `(?:<did>|dosed|gave|injected|drawn)`,
      'like it was|as if|as though|same (?:amount|units|dose|line|mark|volume|number)|thinking it|thought it|assum\\w*|only noticed|noticed after|realiz\\w*|realis\\w*|nobody told|didnt (?:check|notice|realiz\\w*|realis\\w*|know|adjust|change)|forgot to (?:adjust|change)|instead of|not the',
      `${LATELY}|${FELT}|after|realiz\\w*|realis\\w*|noticed|nobody told|didnt`,
    ],
    [
      'reconstitut\\w*|mixed|diluted|added|put',
      '(?:<number>) ?(?:ml|mls|cc)? (?:rather than|instead of|not) (?:<number>)',
      'twice|double|triple|times|too (?:strong|much)|<did>',
    ],
  ],
  'log(?:ged|ging)? (?:it |the |my |a )?(?:\\w+ )?(?:wrong|twice)|entered|typed|delivered|delivery|shipped|ordered|order|refund|parcel|wrong (?:address|day|time|site|side|place|colou?r)|(?:should|can|could|may) i (?:mix|swap|switch|use|take)|mix\\w* (?:two|both) peptides|doctor (?:switched|swapped|changed)|switched from|swapped from|without (?:any )?(?:problems?|issues?)|child account|in (?:the|my|this) (?:app|log|plan|profile|calculator)|in pepwell|reminders?',
)

/** Counts of doses, clicks or units far above one dose. */
export const countRules = rules(
  [
    // 'Took like 4 shots of my wegovy', with an effect or a recent time.
    [
      `(?:<did>|takes|injected|using|used) <any2>${ROUGHLY}(?:<several>|two|2|half a dozen) (?:or (?:<number>) )?(?:<any2>)(?:shots?|doses?|injections?|jabs?|pens?|vials?|goes|hits|rounds|tablets?|pills?|capsules?|patches|syringes?|syringefuls?)`,
      `${FELT}|at once|in one|in a row|back to back|all today|goes today|to lose weight (?:quick|fast)\\w*|to get (?:results|it) (?:quick|fast)\\w*|by mistake|accident\\w*`,
    ],
    // Insulin without food.
    [
      '(?:<did>) <any3>(?:<number>) ?(?:units?|u)|(?:<number>) ?(?:units?|u) of <any2>(?:insulin|rapid|fast)',
      '(?:not|hasnt|havent|isnt|wont|cant|without|didnt|no|nothing|refus\\w*) <any3>(?:eat|eaten|eating|ate|food|meal|dinner|lunch|breakfast|supper)',
    ],
    '(?:<did>|swallowed) (?:<several>|two|both) (?:\\w+ ){0,3}(?:at once|in one go|together|at the same time)(?! (?:of day|every|each|as i|ok|okay))',
    '(?:<did>) (?:it |them |him |her )?(?:\\w+ ){0,2}(?:twice|two times) <any4>(?:thought|thinking|because|since|as the|when the) <any6>(?:gone in|go in|went in|work|worked|didnt|hadnt|jam\\w*|leak\\w*)',
    [
      '(?:gave|given|give|did|administered) <any4>(?:again|twice|as well|too)|both (?:gave|given)|(?:and )?then <any5>(?:gave|did|came and gave) (?:it|her|him|them)',
      `${INSULINS}|<dose>`,
      'nurse|carer|care ?giver|wife|husband|mom|mum|dad|both|i|me|staff|partner|daughter|son',
      'again|twice|both',
    ],
    '(?:got|had|given|received|ended up with|ended up (?:having|taking|injecting|getting)|been taking|been injecting) <any3>(?:<several>|two|\\d+) ?(?:x|times) (?:what|the|my|more|as)',
    '(?:pump|pen|plunger|syringe|autoinjector|auto injector|thumb|finger|hand) <any4>(?:malfunction\\w*|fault\\w*|broke|failed|slipp?ed|bumped|jerked|twitched|stuck|jammed) <any8>(?:all|whole|lot|too much|double|twice|<number> ?(?:units?|ml)) (?:\\w+ ){0,4}(?:went|in|into|out|delivered|injected|me|him|her)',
    '(?:all of it|it all|the lot|the whole (?:lot|thing|amount|vial|pen|syringe)|everything|the entire \\w+) (?:just |has |has just |have )?(?:went|gone|go|goes|got) in(?:to)?(?: me| him| her| my \\w+)?',
    // A miscounted amount.
    [
      'miscount\\w*|count\\w* (?:\\w+ ){0,2}wrong|lost count|lost track|misjudg\\w*|heavy handed|over ?did|overshot|slipped|decimal (?:point|place)|(?:extra|missed|added|one) zero|a zero|misplaced',
      `<number>|<dose>|<unit>|clicks?`,
      `<did>|${FELT}|${LATELY}|instead of|rather than|not`,
      `<did>|injected|took|drew|${FELT}|all in|went in|instead of|rather than|too many|too much|extra|again`,
    ],
    // More was injected than intended.
    `(?:way |far |a lot |much |loads )?(?:more|too much) <any6>(?:than (?:i|he|she|they|we|it) (?:should|meant|was|were|needed|planned|wanted|usually)\\w*) <any8>(?:went in|in me|in (?:him|her)|injected|took|taken|gone in)`,
    '(?:stuck|stabbed|jabbed|injected|pumped|shot|dosed) (?:<self>|me|him|her) <any3>(?:way |far )?(?:too|to) (?:much|many)|(?:injected|stuck|jabbed|dosed|took) <any3>way (?:too )?(?:much|more|over)',
    [
      '(?:injects?|takes?|took|injected|had|has|used|given|gave|dosed|dose of|of) <any3>(?:<several>|two|\\d+) ?(?:x|times) (?:the |my |his |her |their |as )?(?:normal|usual|prescribed|right|correct|recommended|max\\w*|intended|weekly|daily|dose|amount|much|what)',
      `what (?:do|should|can) (?:i|we) do|${FELT}|${LATELY}|by mistake|accident\\w*`,
    ],
    // A weekly medicine taken daily, or a week's supply in a day.
    [
      '(?:weekly|monthly) (?:\\w+ )?(?:dose|shot|jab|injection|pen|one)|once a week (?:dose|shot|jab|pen|injection|one)|monthly b 12|(?:ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|trulicity)',
      '(?:every|each) (?:single )?(?:day|morning|night|evening)|daily|(?:<several>|two|2|3) (?:days|nights|mornings) (?:running|in a row|straight)',
      `<did>|been|${FELT}`,
      `mistake|accident\\w*|realiz\\w*|realis\\w*|${FELT}|for a (?:week|month|fortnight)|thought it was daily|meant to be weekly|instead of|not supposed`,
    ],
    // A dose on top of another, or far stronger than meant.
    '(?:<did>|taking|ended up|another|added) <any6>(?:<number>) <any6>on top of <any6>(?:<number>|doses?|shots?|what|already|yesterdays|earlier|mornings)',
    [
      '(?:(?:<number>) ?(?:x|times)|way|far|much) (?:too )?strong(?:er)?',
      'miscalculat\\w*|calculat\\w* wrong|math|mixed (?:it )?wrong|figured|thought|turns out|realized|realised|supposed',
      'it was|was|already|<did>|injected|dose',
    ],
    [
      '(?:<did>) <any5>(?:shots?|doses?|jabs?|injections?) (?:\\w+ ){0,2}(?:twice|two times|(?:<several>) times)',
      '<mistake>|confus\\w*|mixed up|blank\\w*|lost track',
    ],
    '\\w+days (?:dose|shot|jab|injection) <any4>(?:and|then) <any4>\\w+days <any3>(?:on|in|within) <any2>(?:same|one) (?:day|night|morning|evening)',
    [
      'thought <any6>(?:<number>) (?:ml |units? |mg |mcg )?(?:but|and|when) <any3>(?:was|is|were) (?:actually |really )?(?:<number>)|(?:said|says|prescribed) <any3>(?:<number>) <any6>(?:read|saw|heard|drew|took|did) <any3>(?:<number>)',
      'syringe|line|mark|units?|ml|drew|dose|injected|took|read',
    ],
    '(?:<did>) (?:a |the |one )?(?:whole|full|entire) (?:ml|cc|milliliter)',
    // The same dose at two times of a day.
    [
      '(?:<did>) <any6>(?:at|around|about) (?:\\d+(?: ?(?:am|pm))?|noon|lunch|breakfast|midnight|dinner) <any3>(?:and |then |and then )(?:again |another |one more |a second )<any2>(?:at|around|about|an|before|after)',
      `blank\\w*|forgot\\w*|zoned out|spaced out|brain fog|wasnt thinking|distracted|half asleep|sleepy|confused|because|${FELT}|mistake|accident\\w*`,
    ],
    [
      '(?:one|same|single) (?:day|night|morning|sitting|go|evening)|hour(?:s)? apart|min\\w* (?:later|apart)|twice in|an hour later|few hours later',
      '(?:<did>) <any4>(?:again|twice|both|another|second|two|2|three|3)|(?:again|another|second) (?:dose|shot|one|jab)',
      `${LATELY}|forgot\\w*|${FELT}|mistake|accident\\w*|id already|i already`,
    ],
  ],
  'over (?:the )?(?:past |last )?(?:<number> )?(?:weeks|months)|per (?:week|month)|a (?:week|month) for|so far|in total since|first (?:<number>|few) (?:shots|doses|weeks)|since (?:i )?start\\w*|lasted|left in|remaining|in (?:the|my|this) (?:app|log|calculator)|last year|as prescribed|as planned|logged|split (?:dose|it)',
)
