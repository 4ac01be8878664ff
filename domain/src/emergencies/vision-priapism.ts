import { rules } from './grammar.ts'

/** Sudden loss of sight. */
export const visionRules = rules(
  [
    [
      'cant|cannot|unable to|stopped|not able to|hardly|barely|struggling to',
      'see|seeing',
      '(?:out of|from|with|in|on|through) <any3>eyes?|anything|a thing|at all|properly|clearly|straight|half|nothing|one side|colou?rs|sudden\\w*',
    ],
    '(?:lost|losing|loss of|lose) <any4>(?:vision|sight|eyesight)|(?:vision|sight|eyesight) loss|(?:gone|going|went|am|im|is|blind|turned|suddenly|become|becoming|partially|half|temporarily) (?:completely |totally |partially |half |suddenly )?blind|blind in (?:one|my|1|the|his|her|left|right)|blindness',
    [
      '<sight>',
      '(?:has |have |is |are |just |suddenly |completely |totally )*(?:gone|missing|disappear\\w*|vanish\\w*|lost|black|dark|blacked|greyed|grey|blank|cut off|blocked|went|fading|faded|tunnel|cloudy|foggy|hazy|milky|blurr\\w*|fuzzy|double|dim\\w*|distorted)',
      '<sudden>|one|left|right|half|side|bottom|top|lower|upper|part|out|painless|patch',
    ],
    [
      '(?:curtain|shadow|veil|shade|blind spot|(?:black|dark|blind|grey|gray|missing|blank|white) (?:spot|patch|hole|area|blob|cloud|smudge)s?|blackness|darkness)',
      '(?:over|across|in|down|dropped|came|coming|covering|fell|centre|center|blocking|moving|side|blocks|covers) <any4>(?:eyes?|vision|sight|view|(?:what|everything) i (?:can )?see)',
    ],
    [
      '(?:one|left|right|my|1|his|her|both|an) eyes?',
      'gr[ae]y|black|dark|blind|blank|gone|missing|nothing|stopped|cant see|only see|blurr\\w*|fuzzy|foggy|cloudy|white|half|double|dim|smudg\\w*|nothing|pitch black|hazy|murky|swirly|dull|useless',
      'sudden\\w*|all of a sudden|all at once|see only|stopped|woke|waking|half|top|bottom|upper|lower|gone|everything|only see|out of nowhere|cant see|minutes? ago|hours? ago',
    ],
    'no (?:vision|sight) (?:in|on|at|from)|tunnel vision|(?:looking|seeing) through <any3>(?:fog|smoke|water|frosted|veil|mist|tunnel|gauze|milk)|(?:part|half|side|bits|chunk|bottom|top|centre|center|middle) of (?:my|his|her|the) (?:vision|sight|view|field)|(?:vision|sight|eyesight) (?:is |has |keeps |just )*(?:going|failing|fading|shrinking|disappearing|getting worse (?:by|fast|quick\\w*|since))|cant make out (?:faces|anything|shapes)|(?:only|just) see (?:the )?(?:half|top|bottom|left|right|upper|lower|part|edges|shadows|shapes|light)',
    [
      'flash\\w*|floaters',
      'flash\\w*|floaters|sudden\\w*|shower|loads|curtain|shadow',
      'sudden\\w*|loads|hundreds|shower|eye|vision|new|curtain|shadow',
      'eye|eyes|vision|sight|curtain',
    ],
    'seeing double|double vision|(?:eye|vision) (?:just )?(?:went|go\\w*) (?:completely |totally |suddenly )?(?:black|dark|blind|blank|blurry|grey|white)|everything (?:just |has |is |all )*(?:went|gone|turned|goes|going) (?:all |completely |totally )?(?:black|dark|blurry|white|grey|gray|blank|dim) in|naion (?:right|in|now)|perdi la vista|no veo (?:con|de|nada)|sehe (?:nichts|plotzlich)|vois (?:plus|rien)',
  ],
  '(?:dark )?circles|eye ?bags|mascara|lash\\w*|vision (?:board|boards|statement|insurance|test|exam|correction)|(?:see|find|read) (?:my |the |any |a |where |how |in |on )*(?:app|screen|chart|graph|page|list|log|logs|history|results?|changes?|progress|button|photos?|scale|barrel|print|label|numbers?|markings?|lines|units|difference|dose|reminder)(?! (?:\\w+ ){0,6}(?:eye|sudden\\w*))|blind (?:study|trial|placebo|test|stick|taste)|double blind|black mold|reading glasses|contacts',
)

/** In words for an erection. */
const erectionRules = rules(
  [
    'priapism (?:for|since|now|and|help)|(?:have|having|got|get|think|is this|this is|developed|with) priapism',
    [
      '(?:erections?|boners?|hard ?on|erect|stiffy|my penis|his penis|willy|manhood|my member|my junk|down there|my dick|his dick|my cock|(?:its|hes|been|still) (?:been |still )?up|stuck (?:up|hard)|stiff|(?:still|been|rock|stayed|stay|staying|is|im) (?:rock )?hard|woody|tumescence)',
      '(?:<number>|several|many|few|couple|half) (?:\\w+ )?(?:h|hrs?|hours?)|since \\w+|deflat\\w*|half (?:the|a) day|(?:all|whole|the whole) (?:evening|night|day)|lasted|lasting|(?:wont|not|never|doesnt|didnt) (?:go|stop|come|let|quit|soften|die|drop)\\w*|go soft|goes soft|gone soft|get it (?:to go )?(?:soft|down)|wouldnt go|not going (?:down|away)|isnt going|hasnt gone|hasnt subsided|wont subside|since (?:last|yesterday|this|the|\\d|i|mid\\w*|noon|early)|all (?:night|day|morning)|ever since|still (?:hard|up|there|erect)|cant (?:get rid|make it|get it)|refus\\w*|overnight|purple|permanent\\w*',
      'caverject|edex|alprostadil|erect\\w*|bon\\w*|hard|penis|dick|cock|stiffy|woody|painful|hurts|soft|pt|bremelanotide|viagra|cialis|trimix|melanotan|sildenafil|tadalafil',
    ],
    [
      '(?:hard|rigid|stiff) (?:for|since|all)',
      '(?:<number>|several|many|few) (?:\\w+ )?(?:h|hrs?|hours?)|since|overnight|all (?:night|day|morning)',
      'caverject|edex|trimix|alprostadil|pt 141|bremelanotide|vyleesi|viagra|cialis|sildenafil|tadalafil|melanotan|penis|dick|cock|erect\\w*|boner\\w*|down there',
    ],
    [
      'caverject|edex|trimix|alprostadil|pt 141|bremelanotide|viagra|cialis|sildenafil|tadalafil|melanotan',
      'go soft|get it (?:to go )?(?:soft|down)|wont go (?:down|soft|away)|still (?:up|hard|erect|stiff)|purple|not going down|been up|cant get rid',
      '(?:<number>|several|many|few|couple|half) (?:\\w+ )?(?:h|hrs?|hours?)|since|overnight|all (?:night|day|morning)|still|help|pain\\w*',
    ],
  ],
  'hard (?:time|to|lump|boiled|day|bump|workout)|how long (?:does|do) (?:it|pt|the|an?|erections?)|(?:get|getting|maintain|keep|keeping|weak|weaker|stronger|no) (?:an |my |any )?erections?(?! (?:that|which|ever|since|for|and it))|hard (?:and red|skin|spot)|erectile|morning wood',
)

/** Without a word for the stiff body part. */
const stiffRules = rules(
  [
    [
      '(?:stiff|hard|erect|up)',
      'since \\w+|(?:<number>|several|many|few) (?:h|hrs?|hours?)',
      'cant get it (?:to )?(?:go|come|soft|down)|(?:wont|doesnt|not) (?:go|going|come|coming) (?:down|away|soft)|down there',
    ],
  ],
  'neck|shoulders?|back|knees?|joints?|muscles?|fingers?|legs?|arms?|hands?|hips?|ankles?|feet|foot|site|lump|bump|skin|plunger|woke up|weight|sugars?|heart rate',
)

/** An erection that doesn't go away. */
export const priapismRules = [...erectionRules, ...stiffRules]
