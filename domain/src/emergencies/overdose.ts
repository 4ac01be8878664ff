import { moreThanIntended } from './amounts.ts'
import { rules } from './grammar.ts'
import { ASKED_BEFORE, PLANNED } from './plans.ts'

/** Ways to say that a person took or received more than intended, or somebody else's medicine. */
export const overdoseRules = [
  moreThanIntended(PLANNED),
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
]
