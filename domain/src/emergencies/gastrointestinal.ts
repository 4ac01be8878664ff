import { rules } from './grammar.ts'

/** Severe abdominal pain: pancreas, gallbladder, appendix, obstruction. */
export const abdominalRules = rules(
  [
    ['<belly>|side', '<awful>', '<pain>'],
    [
      '<belly>|side',
      'doubled over|clutch\\w*|scream\\w*|curled up|writh\\w*|rolling (?:around|about|on)|bent double|in agony|knife|stabbed|on fire|hunched',
      '<they>|my|his|her|for (?:hours|<number>)|since|takes|taking|cant|now|worse|back',
    ],
    [
      '<belly>',
      '<pain>',
      'wont (?:go away|stop|ease|let up)|constant\\w*|non ?stop|getting worse|worse and worse|all night|for (?:<number>|several) (?:hours?|hrs?|days?)|since (?:yesterday|last night|this morning)|fever\\w*|vomit\\w*|rock hard|rigid|board',
    ],
    ['cramp\\w*', '<awful>', 'cant|doubled|floor|crying|screaming|unbearable|agony|excruciat\\w*|vomit\\w*'],
    ['agony|excruciat\\w*|unbearable pain|worst pain', '<belly>|ribs?|side|eating|shot|back'],
    [
      'pancreatitis|appendicitis|gallbladder attack|gall bladder attack|gallstone attack|bowel obstruction|blocked bowel|twisted bowel',
      'think|is this|this is|could (?:this|it|i)|am i|having|do i have|feels like|pain\\w*|i have|got|symptoms right|right now|vomit\\w*|er',
    ],
    [
      '(?:havent|not|cant|no) <any2>(?:poop\\w*|pooed|bowel movement|bm|gone|pass gas|fart\\w*)',
      'vomit\\w*|severe\\w*|swollen|bloated and|rock hard|pain',
      '<belly>|<vomit>|distend\\w*',
    ],
  ],
  '(?:legs?|calf|calves|foot|feet|muscle|hand) cramp\\w*|cramp\\w* in (?:my )?(?:legs?|calf|calves|foot|feet)|mild|(?:a|wee|little) bit|slight\\w*|a little|hunger|period|ab workout|crunches|sit ups|injection site|bad (?:idea|batch|habit|taste|breath|food|day)|not (?:too |that |so )?bad',
)

/** Persistent vomiting or diarrhea, nothing that stays down, no urine. */
export const dehydrationRules = [
  ...rules(
    [
      '(?:cant|cannot|not|unable to|havent|wont|nothing|couldnt|barely|hardly|struggling to|havent been able to) (?:be able to |seem to |able to |been able to )?(?:keep|keeping|kept|hold|holding|stay|staying|stays) <any4>down',
      '(?:water|fluids?|liquids?|everything|anything|food|nothing|juice|gatorade|sips|drink|it|electrolytes) <any4>(?:wont|doesnt|not|isnt|cant|dont|will|to)? ?(?:stay(?:s|ing)?|stays|kept|keep) down(?<!will stay down)',
      '(?:comes?|coming|came|shoots|goes|going) (?:straight |right |all |immediately |just |all the way )*(?:(?:straight|right|immediately|back) (?:back )?(?:up|out)|(?:straight|right|immediately) back)(?! (?:and down|to))',
      '(?:everything|anything|all of it|whatever|water|food|liquids|meals?)(?: (?:that )?i (?:eat|drink|swallow|take|try))?(?: and drink| or drink)? (?:just |keeps? |all |immediately )*(?:comes?|came|coming) (?:right |straight |back |all )*(?:up|out)',
      'keeps? (?:on )?<vomit>',
      '(?:sips?|water|fluids?|liquids?|anything|nothing|coke|squash|tea|juice|it|food) <any4>(?:wont|doesnt|not|isnt|cant|dont|will not|never|will) stay(?:s|ing)? (?:in|down|put|inside)(?: me| him| her)?',
      '(?:bring|brings|bringing|brought) (?:everything|it all|all of it|anything|water|even water|up) <any4>(?:up|back|i drink|i eat|he drinks|she drinks)',
      [
        '<vomit>',
        'since (?:\\w+day|yesterday|last|this|the|my|\\d|mid\\w*|noon|lunch|dawn)|all (?:day|nite|night|morning|week|weekend)|for (?:<number>|a|the past|the last|over|almost|nearly|about|several|two|three|hours|days)|<number> (?:straight )?(?:days?|hours?|hrs?)|every (?:<number>|half|few|couple|single|hour|time|sip|other)|non ?stop|cant stop|wont stop|constant\\w*|over and over|again and again|continuous\\w*|day (?:two|three|four|2|3|4|5)|relentless\\w*|uncontrollab\\w*|violent\\w*|(?:<several>) times|(?:over|more than|almost|nearly|about|past|last) (?:a|an|the|<number>) (?:\\w+ )?(?:days?|hours?|hrs?|nights?)|bile|everything|dry heaving|even water',
      ],
      [
        '<vomit>',
        '(?:so|too|really|very) weak|weakness|cant (?:stand|walk|get up|get out of bed|leave (?:the )?bed)|collaps\\w*|pass\\w* out|light ?headed',
        'cant (?:stand|walk|get up|get out of bed|leave (?:the )?bed|hold)|barely (?:stand|walk|move)|collaps\\w*|pass\\w* out|crawl\\w*',
      ],
      '(?:sips?|ice chips?|ice|water|fluids?|liquids?) <any2>(?:makes?|made|making) (?:me|him|her|them) (?:<vomit>|sick|gag)|nothing left <any5>(?:<vomit>)|dry heav\\w*',
      'cant stop (?:vomit\\w*|throwing up|puking|being sick|heaving|retching|barfing)',
      [
        'diarr\\w*|the runs|shits|liquid stools?|watery',
        '(?:<several>|two|2) (?:days?|nights?)|since|all (?:day|night|week)|non ?stop|every|for days|a week|(?:<several>|\\d\\d) times',
        'cant (?:stand|walk|get up|stop|drink|keep)|dizz\\w*|faint\\w*|weak\\w*|black\\w*|grey|gray|confus\\w*|pee\\w*|urin\\w*|dehydrat\\w*|light ?headed|collaps\\w*|dry mouth|pass\\w* out|vomit\\w*|throw\\w* up|heart|shaking|fever|thirst\\w*|sunken|no energy to',
      ],
      [
        '(?:havent|not|no|stopped|barely|hardly|cant|didnt|hasnt|zero|without) (?:\\w+ )?(?:pee\\w*|urin\\w*|piss\\w*|wee\\w*|gone to pee|a wee|passed water|wet (?:diaper|nappy))',
        '(?:<number>|all|since|hours?|hrs?|today|day|yesterday|night|dry|dizzy|vomit\\w*|morning|much)',
      ],
      [
        '(?:pee|urine|piss|wee)',
        'dark brown|like (?:tea|syrup)|brown|almost black',
        '<vomit>|diarr\\w*|dizz\\w*|dehydrat\\w*|hours|barely|weak',
      ],
      [
        'dehydrat\\w*',
        'severe\\w*|badly|really|so|very|dizz\\w*|confus\\w*|faint\\w*|cant (?:stand|drink|keep)|heart|sunken|pee\\w*|cracked|bone dry|weak\\w*|collaps\\w*|think (?:im|hes|shes)|seriously|er',
      ],
      [
        '(?:mouth|lips|tongue)',
        'bone dry|like (?:sandpaper|cotton|leather)|so dry|cracked|parched',
        'dizz\\w*|pee\\w*|urin\\w*|vomit\\w*|confus\\w*|sense|diarr\\w*|weak\\w*|cant|faint\\w*',
      ],
    ],
    '(?:<vomit>|sick) (?:\\w+ )?once|(?:only|just) once|once (?:last|after|yesterday)|(?:only|just) (?:the )?(?:one|1) time|on and off|(?:keep|kept|keeping|holding) (?:my |the |it |his |her )?(?:weight|costs?|price|carbs|appetite|cravings|calories|numbers|bp|blood pressure|a1c|inflammation|sugar|glucose) <any2>down|pen button|plunger|how (?:long (?:does|do|will|is)|do i (?:avoid|prevent))|so i dont|to avoid|come\\w* (?:back )?(?:up|out) (?:negative|positive|clean|normal|fine|clear|the (?:vial|needle|skin))|liquid com\\w*|(?:leak|drop|medicine|fluid|drops) (?:\\w+ )?com\\w* (?:back )?out',
  ),
]

/** Blood from inside, or bleeding that doesn't stop. */
const bloodRules = rules(
  [
    [
      '(?:blood\\w*|bleed\\w*|bloody|clots)',
      '<stool>|wip\\w*|toilet paper|rectum|rectal\\w*|bum|bottom|butt|ass|anus|arse|behind|bowels?|back passage|underwear|pooping',
    ],
    [
      '(?:blood\\w*|bleeding|bloody)',
      '<vomit>|vomit|sick|spit\\w*|cough\\w*|saliva|phlegm|sputum|throwing up|mouth',
    ],
    ['(?:blood|bloody|red|brown|cola colou?red)', 'pee\\w*|urine|urinat\\w*|piss\\w*', 'blood|bloody|clots'],
    [
      '(?:black\\w*|tar|tarry|tar like|jet black|maroon|dark red|coffee grounds?|sticky and dark|pitch black)',
      '<stool>|stools?',
    ],
    [
      '(?:wont|hasnt|havent|doesnt|not|cant get it to|will not|isnt|cant) (?:stop\\w*|quit) bleed\\w*|(?:cant|couldnt) stop the bleed\\w*|bleed\\w* (?:wont|isnt|not|hasnt|doesnt) (?:stop\\w*|slow\\w*)',
      'hours?|min\\w*|mins|warfarin|eliquis|apixaban|xarelto|thinners?|since|soak\\w*|help|now|gush\\w*|pressure|everywhere|towel|still',
    ],
    [
      'soak\\w* (?:through )?(?:a |the |my |two |three |another )?(?:pads?|tampons?|towels?|gauze|sheets?|tissues?|bandages?|dressings?|shirt|mattress)|clots? (?:the )?size of|flooding|gush\\w*',
      'every|hour|min\\w*|clots?|blood\\w*|bleed\\w*|since|red|through',
    ],
    'coffee grounds?|coffee ground|melena|hematemesis|haematemesis|vomito sangre|sangre en las heces',
    [
      '(?:bleed\\w*|blood|nosebleed|hemorrhag\\w*|haemorrhag\\w*)',
      'wont (?:stop|clot)|cant stop|not stopping|doesnt stop|hasnt stopped|isnt stopping|non ?stop|everywhere|soak\\w*|gush\\w*|pour\\w*|pool\\w*|heavil\\w*|spurting|squirting|a lot|lots of|loads|so much|hours?|through (?:pads?|towels?|bandages?|gauze)|faint\\w*|dizz\\w*|(?:passing|passed|with|see|seeing) <any3>clots|(?:big|large|huge) <any2>clots',
    ],
    '(?:<vomit>) <any4>(?:dark red|maroon|bright red|blood red|deep red|red (?:specks|bits|streaks)|brown with red)',
    ['<vomit>', 'red|dark brown|black|brown bits|grounds', 'blood\\w*|looks|stuff|liquid|coffee|bits'],
  ],
  'blood (?:tests?|work|pressure|sugar|glucose|draw|drawn|type|thinners?|results?|labs?|levels?|flow|donation|count)|bloods|(?:tiny|small|little) (?:drop|dot|spot|bruise|bleed|bit)|a (?:drop|dot|spot)|drop of|a little blood (?:came|at|from|after|when)|iron|pepto|bismuth|blueberr\\w*|licorice|liquorice|charcoal|injection site|black (?:coffee|tea|cap|pen|seed|mold)|blood in the (?:syringe|pen|needle|barrel|vial)|period|hives',
)

/** Bleeding that goes on despite pressure, also where it was injected. */
const pressedRules = rules([
  [
    'bleed\\w*|blood',
    'wont (?:stop|quit|slow)|cant (?:get it to )?stop|not stopping|hasnt stopped|isnt stopping|doesnt stop|keeps? (?:on )?bleeding|still bleeding',
    'press\\w*|pressure|holding|held|tissue|gauze|towel|bandage|plaster|cotton',
    '<number> (?:min\\w*|hours?|hrs?)|(?:an|half an|over an|almost an) hour|hours|ages|forever|soak\\w*|through',
  ],
])

/** Abnormal bleeding. */
export const bleedingRules = [...bloodRules, ...pressedRules]

/** Yellow skin or eyes. */
export const jaundiceRules = rules(
  [
    [
      '(?:skin|eyes?|eyeballs?|whites?|face|sclera|body|palms|complexion)',
      'yellow\\w*|jaundic\\w*|orange tint',
    ],
    '(?:im|hes|shes|i am|he is|she is|ive|turning|turned|gone|going|looking|look|looks|went|getting) (?:\\w+ )?(?:yellow|yellowish|jaundiced)',
    'jaundiced?',
    [
      '(?:pee|urine|piss|wee)',
      '(?:like |the colou?r of |looks like |is |almost )(?:cola|coke|coca cola|tea|dark tea|brown|dark brown|black tea|root beer|rust)',
      'yellow|itch\\w*|pale|stools?|liver|skin|eyes?|side|pain|poo\\w*',
    ],
    [
      '(?:stools?|poops?|poo|shit)',
      '(?:white|clay|pale|grey|gray|chalky|putty)\\w*',
      'pee|urine|itch\\w*|yellow|dark|pain|skin|eyes?|liver|piss|wee',
    ],
    '(?:ictericia|gelbsucht|jaunisse|itterizia)|(?:ojos|piel) amarill\\w*|gelbe (?:augen|haut)',
  ],
  '(?:vials?|solution|liquid|powder|water|caps?|tops?|label|mixture|teeth|nails?|toenails|discharge|pus) (?:\\w+ ){0,3}yellow\\w*|yellow\\w* (?:\\w+ )?(?:vials?|tops?|caps?|solution|liquid|powder|label|teeth|nails?|bruise|discharge|pus|phlegm|snot|light|dress|shirt|fish|discoloration of the vial)|bruis\\w*|newborn',
)
