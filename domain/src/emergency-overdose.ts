import { moreThanMeant } from './emergency-amounts.ts'
import { rules, unlessContrasted } from './emergency-grammar.ts'

/** What a planned or usual dose sounds like. */
const PLANNED = unlessContrasted(
  'as planned|as prescribed|as scheduled|as (?:my )?(?:doc|doctor|dr|np|provider|nurse|clinic|pharmacist) \\w+|(?:doc|doctor|dr|np|provider|prescriber|nurse|clinic) (?:\\w+ )?(?:said|told|planned|raised|increased|moved|upped|doubled|bumped|wants|put|has me|approved|ok|okd|agreed)|titrat\\w*|moved up to|going from|twice weekly as|split (?:dose|it)|half doses|on schedule',
)

/** What somebody asks who has not taken it yet. */
const ASKED_BEFORE = unlessContrasted(
  '(?:can|could|should|may|is it (?:ok|okay|safe)(?: to| if)?|how (?:do|can)) (?:i|you|we) <any3>(?:take|inject|use|split|double|pin)',
)

/** How people say that somebody took, or was given, more than was meant or what was not theirs. */
export const overdoseRules = [
  moreThanMeant(PLANNED),
  ...rules(
    [
      'overdosed|overdosing|over ?dosed|(?:an|accidental|massive|possible|taken an|this an|it an|insulin|just) over ?dose|over ?dose (?:on|of) <any3>(?:help|now|what|just)?|sobredosis|surdos\\w*|uberdos\\w*|poisoned|poison control|poison (?:help|line|center)',
      '(?:double|triple|quadruple|over) (?:dosed|injected|jabbed|pinned|dipped)|doubled (?:up (?:on|by|my|the|accident\\w*)|(?:my|the|her|his) (?:\\w+ )?(?:doses?|shot|units|injection|amount|insulin)|it by)|(?:double|triple) (?:dose|shot|jab)(?:d)? (?:by|accident\\w*|of my|myself|today|yesterday|this|last|in)',
    ],
    `avoid|prevent|stop me|reminder|warning|${PLANNED}`,
  ),
  ...rules(
    [
      [
        '<did>|went|overdid|way|took',
        '(?:too|to|way too|far too|waaay too|2) (?:much|many)|a lot more than|way more than|far more than|way over (?:the|my|what)|more than (?:i (?:should|was|meant|am|usually)|(?:the )?(?:prescribed|max\\w*|recommended|label|normal|usual)|double|twice|my (?:dose|usual|normal)|(?:he|she|they) (?:should|was|were))|over the (?:max\\w*|limit)|exceed\\w*',
        '<dose>|<unit>|it|of|by|now|and|sick|injected|took|help|accident\\w*',
      ],
      '(?:took|taken|injected|used|gave (?:her|him|my)?self|dosed|drew(?: up)?|pinned|swallowed|drank|dialed|dialled|jabbed|shot|had) <any4>(?:too|to|way too|far too) (?:much|many)',
      [
        '(?:too|way too|far too|to) (?:much|many) <any2>(?:<dose>|<unit>)',
        '<did>|in me|in my|just|already|vomit\\w*|sick|heaving|help|<now>',
      ],
      [
        '<did>|injected|swallowed',
        '(?:whole|entire|full|complete|all (?:of )?(?:the|my|it|his|her)?|rest of (?:the|my|his|her)|everything (?:in|left in)|half (?:of )?(?:the|a|my)) ?<any2>(?:<holder>)|emptied <any3>(?:<holder>)|(?:used|took|injected|drew up|swallowed|pushed|drank) (?:all of it|it all|the lot|everything)',
      ],
      '(?:used|took|injected|drank|swallowed|had|did) <any4>(?:all|whole|entire|full|months? worth|weeks worth) <any5>(?:at once|in one go|in one sitting)|(?:two|three|both|2|3|4|all|several) (?:\\w+ )?(?:doses|pens|vials|shots|pills|tablets|injections) (?:all )?(?:at once|in one go|at the same time)(?= <any5>(?:didnt|accident|mistake|realis|realiz|oops|help|now))|(?:took|injected|did|had|gave|used|given) (?:\\w+ )?(?:double|triple|quadruple|twice as much)(?! (?:espresso|check\\w*|portion|helping|chin|shot of))|(?:used|injected|took|pushed) <any3>(?:syringe full|full syringe|syringeful)|(?:did|took|injected|had) <any9>(?:more|again|another) (?:today|this morning|tonight)(?! (?:as|like))|thought <any4>(?:was|were|is) (?:a|one|1|the|my) (?:single )?(?:dose|shot|injection)',
    ],
    `(?:vials?|pens?|bottles?|box|syringes?) (?:\\w+ ){0,2}(?:over|in|within|lasted|lasts|for) (?:the |about |almost )?(?:past |last )?(?:<number> |a |an )?(?:weeks?|months?|days)|after <number> (?:weeks|days|months)|too (?:much|many) (?:sugar|carbs|protein|food|sodium|salt|water|calories|fiber|coffee|caffeine|fat|pizza|cake|fried)|(?:too|to) much (?:to eat|pressure|trouble|time|money|going on|for lunch|for dinner)|\\bate too|ready to (?:order|reorder)|out of stock|half (?:a|the) (?:tablet|pill)|air|bubbles?|${PLANNED}`,
  ),
  ...rules(
    [
      [
        '<did>|injected|dosed',
        '(?:double|triple|twice|quadruple|(?:\\d+|two|three|four|five|ten|a hundred) ?(?:x|times)) (?:\\w+ )?(?:the |my |her |his |as |what |a |than |normal |usual |prescribed |amount )?(?:dose|amount|usual|normal|prescribed|what|as much|much|more|it should|strength|shot|too much|correct|right|over)',
      ],
      '(?:shots?|doses?|injections?|jabs?) (?:has|have|had|ive had|was|were) ?(?:been |was |were |actually |all )*(?:\\w+ )?(?:double|triple|twice|(?:\\d+|two|three|four|five|ten) ?(?:x|times)|(?:way )?too (?:much|strong|high|big|large)) ?(?:the|what|my|as|of)?',
      '(?:took|injected|gave|used|dosed|drew|did) <any5>\\d+ ?(?:x|times)(?= ?(?:$|\\||by|accident\\w*|help|what|now|my|the))',
      [
        '<did>',
        '(?:two|2|three|3|four|4|second|2 ?nd|another|extra|both|several|multiple) (?:\\w+ )?(?:doses?|shots?|injections?|jabs?|pens|pills|vials|syringes|weeks worth|of (?:them|my|those|the))',
        '<mistake>|think i|jammed|malfunction\\w*|in one day|same day|(?:same|one) (?:morning|night|time|evening|sitting)|back to back|within (?:a|an|<number>) \\w+|hours? apart|minutes? apart|days? (?:apart|early)|at once|already|together|in a row',
      ],
      [
        '<did>|dosed|injected',
        'twice|two times|2 ?x|again|a second time|(?:same|2) (?:dose|shot) again',
        '<mistake>|in one day|same day|same morning|today|weekly|once a week|within|hours? apart|minutes? later|hours? later|back to back|already',
      ],
      '(?:took|did|injected|used|had) (?:my|the|her|his) (?:weekly |\\w+ )?(?:dose|shot|injection|jab|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|insulin) (?:twice|2 times|two times|again|2 ?x)',
      [
        '(?:forgot|forgetting|forgotten|didnt (?:remember|realize|realise|know)|not realizing|not realising|unaware|without realizing|without realising) <any3>(?:i|id|ive|he|she|that|already|my|we|her|his|took|taking|it)',
        '<did>|dose|shot',
        'again|twice|another|second|already|both',
      ],
      [
        'mistook|misread|confus\\w*|mixed up|swapped',
        '(?:<number>) (?:<unit> )?(?:for|as|with|and) (?:a |the )?(?:<number>)',
      ],
      [
        'every (?:single )?day|daily|each day|every morning|every night|every other day',
        '(?:instead of|not|rather than|supposed to be|should be|should have been|meant to be|when its) (?:just |only )?(?:once |one |1 )?(?:every|each|per|a|once)? ?(?:week\\w*|7 days)',
        '<did>|been|realized|realised',
      ],
      [
        '(?:ozempic|wegovy|mounjaro|zepbound|trulicity|semaglutide|sema|tirz\\w*|reta\\w*|bydureon)',
        '(?:daily|every (?:single )?day|each day|(?:<several>) days in a row)',
        '<did>|been taking|has been|realized|realised',
      ],
      [
        'took|taken|ate|swallowed|eaten|downed|necked',
        '(?:handful|fistful|bunch|load|loads|pile|whole lot|everything|cocktail|entire) <any4>(?:pills?|tablets|meds?|medication|medicine|capsules|cabinet|paracetamol|tylenol|metformin|pack|sleeping)',
      ],
      [
        'weekly|once a week|once weekly',
        'every (?:single )?day|daily|each (?:day|morning|night)|nightly|every (?:morning|night|evening)|\\w+day (?:and )?\\w+day (?:and )?\\w+day|(?:two|three|four|five|six|seven|2|3|4|5|6|7) days (?:in a row|straight|running)|day after day',
        '<did>|been|has|realized|realised|taking',
      ],
    ],
    `${ASKED_BEFORE}|every (?:two|2|other) (?:days|weeks)|accidentally logged|logged (?:the |my |a |it )?(?:\\w+ )?twice|(?:duplicate|double) (?:entry|entries)|twice (?:a|per) (?:week|day|month)|(?:doses?|weeks?) (?:of doses )?left|lost|lose|weigh\\w* (?:in )?twice|blood (?:test|work)|remind me|avoid|injected (?:3|three) times this week|${PLANNED}`,
  ),
  ...rules(
    [
      [
        '<did>|read|drew|measured|filled|dialed|dialled|loaded',
        '(?:mgs?|mcgs?|units?|mls?|ml|cc|iu|milligrams?|micrograms?|milliliters?) (?:instead of|not|rather than|for|as|when it (?:was|said)|thinking it was|but it (?:was|said)|vs|versus) (?:\\d+(?:\\.\\d+)? )?(?:mgs?|mcgs?|units?|mls?|ml|cc|iu|milligrams?|micrograms?|milliliters?)|as (?:units|mg|mcg|ml) (?:\\w+ )?(?:instead|not)',
      ],
      [
        '(?:confus\\w*|mix\\w* up|mistook|swapp\\w*|got|misread|read|thought)',
        '(?:mg|mcg|units?|ml|micrograms?|milligrams?)',
        '(?:for|with|and|as|was|were|meant) ~ (?:mg|mcg|units?|ml|micrograms?|milligrams?)',
        '<did>|went in|in me|injected',
      ],
      [
        '(?:decimal|comma|zero|math|maths|calculation|calc|calculated|calculator|conversion|recon\\w*|mixing|concentration|measur\\w*|dilut\\w*|numbers?)',
        'wrong\\w*|off|misplaced|moved|slipped|messed up|screwed up|missed|extra|misread|mistake|incorrect\\w*|out by|factor',
        '<did>|dose was|shot was|injected|took|ive been',
      ],
      [
        '(?:misread|miscalculated|misdosed|mis ?measured|overdrew|mixed up|messed up|screwed up|botched)',
        '(?:dose|doses|dosage|units|syringe|amount|vial|pens?|mg|mcg|ml|label|dilution|shot|injection)',
        '<did>|already|ago|injected|now|took',
      ],
      [
        '<did>|injected|grabbed|stuck',
        'wrong (?:\\w+ )?(?:line|marks?|number|scale|setting|cartridge|conversion|concentration|volume|pen|vial|syringe|medicine|medication|meds?|dose|strength|amount|insulin|bottle|one|drug|needle with|person|pills?)|someone elses|somebody elses|(?:not|wasnt|isnt|werent) (?:mine|my (?:pen|dose|vial|prescription|medicine|medication))|(?:belongs|belonged) to|(?:meant|prescribed|intended) for (?:my|her|his|someone|the)',
      ],
      [
        '<did>|injected|grabbed|picked up|borrowed',
        '(?:my|his|her|their|our)? ?(?:<kin>)s? (?:\\w+ )?(?:insulin|pens?|shot|dose|meds?|medicine|medication|pills?|ozempic|wegovy|mounjaro|zepbound|novorapid|humalog|lantus|novolog|tresiba|semaglutide|tirzepatide|saxenda|blood thinners?)',
      ],
      '(?:took|injected|used) (?:\\w+ )?insulin (?:by mistake|by accident|accidentally|instead|but im not diabetic|and im not diabetic|without (?:being )?diabet\\w*)',
      [
        '(?:mistook|confused|mixed up|swapped|switched|grabbed|accident\\w*|mistake)',
        'insulin',
        'instead|for|with|not|took|injected|pen',
      ],
      [
        'accident\\w*|by mistake|mistakenly|oops',
        '<did>|injected',
        '(?:<number>) ?(?:<unit>)|all|full|whole|extra|higher|max|(?:my |the )?(?:next|whole) weeks?|maintenance',
      ],
      [
        '<child>',
        '(?:swallow\\w*|inject\\w*|drank|drunk|ate|eaten|chew\\w*|took|taken|got (?:into|hold|a hold|at|hands|stuck|pricked|injected|poked)|gotten|stuck|stabbed|prick\\w*|poked|jabbed|clicked|found|playing|played|grabbed|opened|sucked|licked|put)',
        '(?:pens?|needles?|vials?|pills?|tablets?|syringes?|insulin|ozempic|wegovy|mounjaro|zepbound|semaglutide|tirzepatide|saxenda|medicine|meds|medication|peptides?|gummies|shot|sharps|rybelsus|metformin|melatonin|dose|capsules|vitamins|iron|it)',
      ],
      [
        'first (?:ever )?(?:dose|shot|injection|jab|time|day|go)|day one|never (?:been on|taken|used|had|tried)|new to',
        '<did>|was|used|went|started|straight|jumped',
        '(?:[5-9]|1\\d|2\\d)(?:\\.\\d+)? mg|highest|max\\w*|full strength|the (?:7.5|10|12.5|15|2.4|1.7) (?:one|pen)',
        '<vomit>|straight to|<mistake>|accident\\w*|wrong|off|instead|supposed',
      ],
      [
        'took|taken|injected|gave|used|dosed|did',
        '(?:novo ?rapid|humalog|novolog|fiasp|apidra|rapid|fast acting|short acting|lantus|tresiba|toujeo|levemir|basal|long acting|insulin)',
        '(?:instead of|rather than|not|mixed up|wrong|confused|by mistake|accident\\w*|thinking it was|thought it was)',
      ],
      [
        'turns? out|turned out|just (?:realiz\\w*|realis\\w*|found out|noticed|saw|worked out|figured out)|realized|realised',
        '(?:<number>) ?(?:<unit>)? (?:not|instead of|rather than) (?:<number>)|(?:<number>) ?(?:x|times)|twice|double|triple|too much|way more|stronger|wrong (?:dose|amount|units)',
        '<dose>|<unit>|<did>|vial|syringe|pen',
      ],
      [
        'factor of|orders? of magnitude|(?:10|100|1000|ten|hundred|thousand) ?fold|(?:hundred|thousand|100|1000) times',
        '<did>|<dose>|off|too',
      ],
      [
        'took|did|injected|had|used|gave|given|done',
        '(?:my|the|her|his|our|it|this) <any3>(?:twice|2 times|two times)(?! (?:a|per|this|as|weekly|daily|the|in (?:the past|my life)))',
        '<dose>|today|night|morning|evening|accident\\w*|mistake',
      ],
      [
        '<did>|had|ate',
        '(?:(?:<number>) (?:weeks?|months?|days?)|weeks?|months?) ?(?:of|worth)',
        'in (?:one|a|1) (?:day|go|night|sitting)|at once|today|tonight|in one',
      ],
      [
        '<did>',
        '(?:two|2|three|3|extra|second|another|one) (?:lots|of them|ones?|clicks|sprays|goes|rounds|hits|too many)',
        'accident\\w*|mistake|oops|too many|instead of (?:one|1)|forgot|didnt realiz\\w*|didnt realis\\w*|without (?:realiz|realis|think)\\w*|in a row|by error',
      ],
      [
        '<did>',
        '(?:<kin>)s?',
        'by mistake|by accident|accident\\w*|mistaken\\w*|instead of (?:mine|my)|mixed up|mix up|wrong',
        '<dose>|insulin|meds|pen|vial|pills?',
      ],
      [
        'took|taken|swallowed|popped|ate|eaten|downed',
        '(?:[5-9]|\\d\\d|five|six|seven|eight|ten|twelve|fifteen|twenty|thirty|forty|fifty) (?:\\w+ ){0,2}(?:pills?|tablets?|capsules?)|(?:all|whole pack|every one) (?:of )?(?:my |the |her |his )?(?:\\w+ )?(?:pills|tablets|capsules)',
      ],
      [
        '<did>|injected|pushed',
        '(?:whole|entire|full|all) (?:of )?(?:the )?(?:<number>) ?(?:<unit>)|all the way|to the (?:top|max|brim|very end)|whole lot|(?:full|1|one|2|two|3|three|5|five) (?:whole |full )ml',
      ],
      'mega ?dos\\w*|(?:quadrupl|tripl|doubl)(?:ed|ing) (?:my|the|her|his|it)(?! (?:water|steps|protein|fiber|order|money|workouts?))(?= <any9>(?:accident\\w*|mistake|oops|by|without|realiz\\w*|now|help|sick|today|yesterday))|(?:ten|ten ?fold|10 fold|5 fold|fivefold|tenfold|hundredfold|100 fold) (?:the |my |over|too|dose|more|what|times)',
      [
        'cant remember|couldnt remember|not sure|wasnt sure|unsure|forgot|dont know if|lost track',
        '(?:if|whether|that|i) <any4>(?:took|taken|injected|had|did|done|dosed|shot|already)',
        '(?:so|and|then) <any3>(?:took|did|injected|dosed|had|gave|jabbed) <any4>(?:again|another|second|one more|it|more)',
      ],
      [
        'took|did|injected|had|gave|jabbed|dosed',
        '(?:again|another|second|one more)',
        'yesterday|last night|this morning|earlier|hours? ago|the day before|today|minutes? ago',
        'and|then|forgot|now|so',
      ],
      [
        'stronger|more concentrated|higher strength|higher concentration|twice as strong|double strength',
        'than (?:i |it |we )?(?:was |is )?(?:labell?ed|stated|advertised|printed|thought|should|realiz\\w*|was|the|expected|label|my)',
        '<did>|drew|drawing|same|taking',
      ],
      '(?:mgs?|mcgs?|units?|mls?|ml|iu) (?:when|but|though|while|whereas) <any5>(?:says?|said|was|is|meant|calls for|should be|should have been|in) (?:in )?(?:mgs?|mcgs?|units?|mls?|ml|iu)',
      [
        '(?:vials?|concentration|strength|powder|pens?)',
        '(?:<number>) ?(?:mg|ml|units?)? (?:not|instead of|rather than)',
        'same (?:units|amount|dose|volume|line|mark|number)|as before|drawing|drew',
      ],
      '(?<!\\b(?:is|are|if) (?:\\w+ ){0,3})too many (?:clicks|units|doses|shots|pens|pills|tablets)|(?:<did>|injected) <any4>(?:too (?:big|large|high|strong) (?:of )?(?:a |an )?(?:dose|shot|injection|amount))',
      [
        '(?:jumped|skipped|went|moved|started|straight) <any4>(?:from|to|at|on)',
        '(?:<number>) ?(?:mg)? (?:to|straight to) (?:<number>)|highest|max(?:imum)? dose|top dose|full dose',
        'vomit\\w*|sick|accident\\w*|mistake|puk\\w*|throwing up|wrong|too (?:fast|much|soon)|cant|help',
      ],
      '(?:dose|shot) was (?:\\w+ )?too (?:big|large|high|strong|much)',
      'demasiad\\w* (?:inyect\\w*|dosis)|(?:tome|me inyecte|me puse) (?:demasiad\\w*|mucho de mas|toda la)|(?:zu viel|ganze) (?:gespritzt|genommen|ampulle)|trop (?:pris|injecte)',
    ],
    `keep (?:my |the )?(?:kids?|pens?|vials?|them) (?:away|out of reach|from)|child ?proof|logged (?:the |my |a |it )?(?:\\w+ )?(?:twice|wrong)|accidentally logged|(?:fix|delete|edit|correct|duplicate) <any3>(?:entry|entries|log|logs)|photo|picture|pictures|profile|profiles|wrong (?:site|place|spot|day|time|side)|a day (?:early|late)|${PLANNED}`,
  ),
]
