import { rules } from './grammar.ts'
import { NOT_FOOD, PLANNED } from './plans.ts'

/** Ways to say that a dose was wrong: by mistake, for somebody else, too often or too strong. */
export const wrongDoseRules = [
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
        `(?:swallow\\w*|inject\\w*|(?:drank|drunk|ate|eaten)${NOT_FOOD}|chew\\w*|took|taken|got (?:into|hold|a hold|at|hands|stuck|pricked|injected|poked)|gotten|stuck|stabbed|prick\\w*|poked|jabbed|clicked|found|playing|played|grabbed|opened|sucked|licked|put)`,
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
        '(?:whole|entire|full|all) (?:of )?(?:the )?(?:<number>) ?(?:<unit>)|(?<!(?:not sure|unsure|wasnt sure|dont think|didnt|dont know|doubt|hope|did) (?:[\\w.]+ ){0,6})all the way|to the (?:top|max|brim|very end)|whole lot|(?:full|1|one|2|two|3|three|5|five) (?:whole |full )ml',
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
