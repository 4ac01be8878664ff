import { rules } from './grammar.ts'

/** A person who is unconscious, has a seizure or a stroke, or isn't breathing. */
export const collapseRules = rules(
  [
    'unconscious|unresponsive|inconsciente|inconscient|bewusstlos|lifeless|comatose|in a coma',
    '(?:wont|cant|isnt|not|doesnt|wouldnt|barely|hardly|dont) (?:be )?(?:wak\\w*|woken|respond\\w*|rous\\w*|react\\w*|respons\\w*|come round|coming round|answer(?:ing)? me|stay awake|keep (?:his|her|my) eyes open)(?! (?:up )?(?:with|at|early|hungry|for|in|on|to (?:pee|eat|work)|in time|to (?:food|the (?:drug|treatment|med\\w*|dose)))| to (?:semaglutide|tirzepatide|treatment|ozempic)| by email| hungry)',
    '(?:cant|couldnt|unable to|not able to|wont let me) get (?:him|her|them|my \\w+|the \\w+) to (?:wake|respond|rouse|answer|react|open|come round|come to|stay awake|sit up)',
    '(?:cant|couldnt|unable to|hard to|tried to|trying to|struggling to) (?:wake|rouse|get a response)(?! up (?:early|for|in|at|on|with|to))(?! up$)',
    '(?:having|had|has|have|having|just had|think) (?:a |an |another |some kind of )?(?:seizures?|convulsions?|fits?|stroke|mini stroke|tia)(?! (?:\\w+ )?(?:meds?|medication|disorder|history))|seizing|convulsing|shaking uncontrollab\\w*|fitting on|foaming',
    'face (?:is |has |looks |started |suddenly |went |seems )*(?:droop\\w*|dropp?\\w*|lopsided|sagging|numb on|hanging|fallen|crooked)|droop\\w* (?:face|on one side|mouth|eyelid and)|one side of (?:my |his |her |the |mums |moms |dads )?(?:face|body|mouth)|mouth (?:is )?(?:droop\\w*|hanging|twisted)',
    [
      'slurr\\w*|garbled|cant (?:speak|talk|get (?:my |his |her )?words out|form (?:words|sentences)|find words)|jumbled',
      '<they>|my|his|her|speech|words|talking|<now>',
    ],
    [
      '(?:arm|leg|side|hand|body)',
      '(?:suddenly |gone |went |is |are |feels )(?:completely )?(?:numb|weak|paralys\\w*|paralyz\\w*|dead|limp|floppy|useless)|cant (?:move|lift|raise|feel)',
      'one|left|right|sudden\\w*|face|speech|my|his|her',
      'face|speech|sudden\\w*|slurr\\w*|side|talk|vision|headache|confus\\w*',
    ],
    [
      '(?:isnt|not|wont|stopped) mov(?:ing|e)',
      '<they>',
      'floor|dropped|breath\\w*|eyes|shot|injection|respond\\w*|just|collaps\\w*|fell|bed',
    ],
    '(?:non|un) ?respons\\w*(?! to (?:treat|sema|the))|unrous\\w*|not waking|nodding (?:off|in and out)|(?:wont|cant|not) stay(?:ing)? (?:awake|conscious)|staring (?:blankly|into space|through)|out cold|barely conscious|semi ?conscious|in and out of consciousness|eyes (?:are |have |just |keep )*roll\\w*|jerking (?:all over|around)?|twitching (?:all over|uncontrollab\\w*)|(?:numb|weak|weakness|numbness|paralys\\w*|paralyz\\w*|droop\\w*) (?:down |on |all down |in )*(?:one|the left|the right|my left|my right|his left|his right|her left|her right) side|(?:one|left|right) side (?:is |went |has |gone |just )*(?:numb|weak|dead|droop\\w*|paralys\\w*|paralyz\\w*)|words (?:are |come |coming |came )+<any3>(?:wrong|jumbled|garbled|mixed|funny|slurred)|cant (?:smile|lift|raise) <any3>(?:arm|side|properly)',
    'heart (?:has )?stopped|no pulse|(?:not|isnt|stopped|barely|hardly|wasnt) breathing|gasping for air and|cpr',
    '(?:lips?|face|fingers|nails|skin|hes|shes|hands) (?:are |is |have |has |look |looks |went |going |gone |turned |turning |getting )*(?:blue|grey|gray|purple)|(?:blue|grey|purple) lips|turn(?:ed|ing) (?:blue|grey|purple)(?! (?:vial|solution))',
    [
      '(?:passed|passing|pass|black\\w*) out|faint(?:ed|ing|s)?|collapsed|keeled over|dropped to the (?:floor|ground)|lost consciousness|losing consciousness|syncope|unconscious',
      '<they>|<now>|after|shot|injection|hit|floor|twice|just|keep|wont|woke',
    ],
    [
      '(?:on|found) (?:on |him |her |them )?(?:the )?(?:bathroom |kitchen |bedroom )?(?:floor|ground)',
      'breathing|respond\\w*|not|limp|cold|pale|found|cant',
    ],
    ['(?:gurgling|limp|floppy|ice cold|death rattle)', 'breath\\w*|not|he|she|hes|shes|wont|body'],
    'signs of a stroke (?:in|on|right)|think (?:im|hes|shes|he is|she is) (?:having|had) a stroke',
  ],
  'blackout (?:curtains?|blinds?|shades?)|(?:haha|lol|lmao)|(?:reminder|app|page|button|website|support|seller|vendor|link|email) (?:is |are )?(?:not|isnt) respond\\w*|faint at|(?:scared|afraid|sight|fear) of needles|queasy at|faint (?:line|smell|mark|taste|color|pink)|(?:sofa|couch|bed) after (?:leg day|gym|work)|arm feels? (?:weak|numb|dead) (?:at|after) (?:the )?(?:injection|workout|gym)',
)

/** Anaphylaxis and trouble breathing. */
export const allergicRules = [
  ...rules(
    [
      'anaph[iy]l\\w*|anaf[iy]la\\w*|anafi\\w*',
      'reaccion alergica|reaction allergique|allergische reaktion|reacao alergica|reazione allergica',
      [
        'allergic reaction|allergic to (?:it|this|the shot)|reacting badly',
        'is this|this an|having|think|am i|im|ive|severe|bad\\w*|serious|help|<now>|after|getting|looks like|spreading',
      ],
      '(?:cant|unable to|trouble|difficult\\w*|hard|harder|struggl\\w*|problems?|barely|hardly|not able to|fighting) (?:to |with |catch |catching |get |getting |take |taking |draw )*(?:a |any |my |enough |full |proper |deep )*(?:breath\\w*|air)|(?:cant|cannot) (?:get|take|catch) (?:a |any |my |enough )*(?:full |proper |deep )?(?:breath|air)',
      'short(?:ness)? of breath|out of breath|gasping|wheez\\w*|breathing (?:is |feels |has |got |getting )?(?:hard|difficult|heavy|shallow|funny|tight|labou?red|weird)|suffocat\\w*|choking|stridor',
      ['throat|airways?|windpipe', '<close>'],
      ['face|tongue|lips?|mouth|uvula|neck', '<swell>'],
      [
        'eyes?|eyelids?',
        'swell\\w*|swollen|swole\\w*|puff\\w*',
        'shut|closed|after|since|sudden\\w*|lips?|throat|itch\\w*|hives|face|swelling|shot|injection|now|breath\\w*',
      ],
      '(?:cant|trouble|difficult\\w*|hard|unable|hurts) (?:to )?swallow\\w*|swallowing (?:is )?(?:hard|difficult)|drooling',
      [
        'hives|urticaria|welts|rash|nettle|itch\\w* red',
        'all over|everywhere|whole body|entire body|head to toe|spread\\w*|face|dizz\\w*|faint\\w*|throat|wheez\\w*|breath\\w*|vomit\\w*|covered|neck|chest and|full body',
      ],
      ['epi ?pens?|epinephrine', 'used|should i use|do i use|gave|now|just|stabbed|use it'],
      '(?:no puedo|me cuesta|no consigo) respirar|me ahogo|garganta se (?:me )?(?:cierra|hincha)|se me (?:cierra|hincha) la garganta|(?:peux|arrive) (?:pas|plus) (?:a )?respirer|j ?etouffe|(?:kann|krieg\\w*|bekomm\\w*) (?:nicht|kaum|keine) (?:atmen|luft)|atemnot|nao consigo respirar|non (?:riesco a )?respir\\w*',
    ],
    'less (?:puff\\w*|swollen|swelling)|puffy (?:eyes )?in the morning|(?:reduc\\w*|reduced) swelling|swelling (?:went|is|has|gone) (?:gone )?down|depuff\\w*|hard (?:to swallow|swallowing) (?:pills?|tablets|capsules|vitamins)|swallow (?:the )?(?:pills?|tablets|capsules|price|cost)|skin tight|puffy (?:face )?(?:from|in the morning|on)|(?:when|while|after|from) (?:\\w+ )?(?:running|workout|working out|exercise|exercising|cardio|hiking)|face fat|fat (?:face|loss)|lost? (?:face|fat)|lip filler|fillers?|(?:face|neck|lips?) (?:looks? )?(?:fat|thick)|chicken|steam',
  ),
]

/** Chest pain and heart failure. */
export const chestRules = rules(
  [
    [
      'chests?',
      'pains?|hurt\\w*|tight\\w*|pressure|heavy|heaviness|crush\\w*|squeez\\w*|ach\\w+|burning|stabbing|weight|elephant|band|discomfort|sitting on|standing on|brick|vice|vise|(?:cave|caving) in|like (?:someone|something|a)',
    ],
    'elephant <any4>(?:on )?(?:my |his |her )?chest|heart attack|infarto|infarkt|herzinfarkt|crise cardiaque',
    [
      'heart|palpitations',
      'palpitations|racing|pounding|skipping|fluttering|flip ?flop\\w*|palpitat\\w*|jumping|irregular|going crazy|out of (?:my|his|her) chest|150|160|170|180|190',
      'faint\\w*|dizz\\w*|sweat\\w*|breath\\w*|numb|clammy|chest|pass(?:ing|ed)? out|black\\w* out|weak|light ?headed|jaw',
    ],
    [
      'pain|numb\\w*|tingl\\w*|ach\\w+|shooting',
      '(?:down|in|into|through) (?:my |his |her |the )?(?:left )?(?:arm|jaw)',
      'chest|heart|jaw|sweat\\w*|breath\\w*|clammy|left',
    ],
    ['pecho', 'dolor|duele|opresion'],
    ['poitrine', 'mal|douleur'],
    ['brust', 'schmerz\\w*|weh|druck'],
    '(?:dor|aperto) no peito|dolore al petto',
  ],
  'chest (?:day|press|freezer|workout|fly|flys|hair|acne|size|infection clear)|(?:bench|push ?ups?|pecs?|doms)|breast|resting heart rate|pen in (?:the )?jaw',
)
