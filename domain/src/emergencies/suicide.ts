import { rules } from './grammar.ts'

const WANT =
  '(?:want(?:s|ed|ing)? to|going to|gonna|plan(?:s|ned|ning)? (?:to|on)|ready to|about to|need to|tempted to|trying to|tried to|try to|decided to|threaten\\w* to|thinking (?:of|about)|think (?:of|about)|thoughts? (?:of|about)|feel(?:s|ing)? like|urges? to|intend\\w* to|considering|might|will|wish to|wants|to just|rather|dream(?:ing)? (?:of|about)|fantasi\\w+ about|talk\\w* (?:of|about)|hope (?:i|to)|picturing|imagining|keep seeing|obsess\\w* (?:over|about|with))'
const ANYMORE = '(?:anymore|any more|any longer|no more|much longer)'
const NO_WISH =
  '(?:dont|didnt|cant|no longer|not|never|doesnt|stopped) (?:really |even |just |actually |think i )?(?:want(?:s|ing)?(?: to)?|wish to|feel like|care to|deserve to|plan to|plan on|see myself|intend to|going to)'
const LIVE =
  '(?:(?:live|living)(?! (?:with (?!myself|this|it|the pain)|in (?!this|pain|hell|fear|my (?:body|skin|head))|at|near|alone|without (?!him|her|them|you)|off))|be alive|being alive|be here|being here|be around|being around|exist|existing|wake up|waking up|go on|going on|keep going|carry on|continue(?! (?:with|taking|using|on))|do life|be on this (?:earth|planet)|see tomorrow|make it|stick around)'
const DEATH =
  '(?:die|dying|be dead|being dead|death|disappear(?:ing)? forever|disappear|vanish|not exist|stop existing|cease to exist|sleep forever|(?:not|never) wak(?:e|ing) up|jump(?:ing)? (?:off|from|in front)|end(?:ing)? (?:it|it all|things|everything|(?:<their>) (?:own )?(?:life|lives|suffering|pain)))'

/** Ways to say that people may take their lives or hurt themselves. */
export const suicideRules = [
  ...rules(
    [
      'suicid\\w*|suizid\\w*|selbstmord\\w*|self ?harm\\w*|unaliv\\w*|kms|kys',
      '(?:kill|hang|drown|shoot|burn|starv|strangl|suffocat)(?:ed|s|ing)? <self>|off <self>|(?:end|ending) <self>|od on purpose',
      `${WANT} ~ (?:hurt|harm|cut|burn|poison)(?:ting|ing)? <self>`,
      '(?:cutting|hurting|harming|burning) <self>',
      '(?:end|ending|ended|take|taking|took|taken|finish|lose) (?:<their>) own (?:life|lives)|(?:we|they|everyone|everybody|family|kids|world|you|people|all)(?:d|s|ll)? <any3>better <any2>without (?:me|him|her)|(?:live|lives|living) or (?:die|dies|dying)|alive or dead|(?:only|just|rather) death|tonights the night|thank(?:s| you)(?: all| guys)? for everything|(?:made|at) peace with (?:dying|death|it ending)|(?:end|ending|take|taking) (?:my|his|her|their) (?:life|lives)',
      '(?:end|ending) (?:it all|everything tonight|the pain forever|it tonight|it for good|it once and for all)|to end it(?= ?(?:$|\\||what|tonight|now|all|and|with|if|would|will|please))',
      `(?:${WANT}) ~ ${DEATH}`,
      '(?:wish|wishing|wished|hope|hoping|hoped|pray|praying) ~ (?:i|he|she|that i|to god i) ~ (?:dead|gone|never (?:born|woke|wake|been born|existed)|not here|(?:not|never|dont|didnt|wouldnt|wont) (?:wake|exist|been born|have been born|make it|here)\\w*|disappear|could (?:die|disappear|sleep forever)|would die|die)',
      `(?:${NO_WISH}) ~ ${LIVE}`,
      `(?:cant|cannot) (?:see (?:the|a|any) (?:point|reason|future)|go on(?! (?:vacation|holiday|a|trips?|dates?|walks?|runs?|without my|the|with (?:it|semaglutide|ozempic|wegovy)|insulin|ozempic|wegovy|my))|keep going|carry on|live like this|face (?:another|tomorrow|life|living)|do (?:this|it|life) ${ANYMORE}|take (?:this|it|life) ${ANYMORE}|keep living|see a (?:future|way out|reason)|bear (?:to live|living))`,
      '(?:better off|world would be better|everyone would be better|happier|easier) ~ (?:dead|gone|without (?:me|him|her)|if i (?:was|were|wasnt|werent|died|disappeared|just|didnt))',
      '(?:without me|if i (?:was|were) (?:gone|dead)|if i wasnt (?:here|around)|if i werent (?:here|around)|if i died|when im (?:dead|gone)|after im gone)',
      '(?:no|any|little|not much|dont see (?:the|a|any)|whats the|what is the|whats even the|isnt (?:a|any)|not (?:a|any)|found no|see no|seen? a|lost (?:the|all|my)) (?:reason|reasons|point|purpose|will|use|sense) (?:left )?(?:to|in|of|for) (?:me )?(?:keep |even |keep on )?(?:live|living|life|go on|going on|keep going|carry on|carrying on|being alive|be here|being here|existing|exist|anything|wake up|waking up|any of (?:it|this)|stay|staying|trying)',
      '(?:dark|darkness|dunkelheit|dunkel|demons) <any2>(?:won|wins|winning|gewonnen|gewinnt)|(?:chosen|set|picked|chose) (?:a|the|my) (?:day|date) <any5>(?:end it|gone|go|die|to end)',
      'nothing (?:left )?to (?:live|stay) for|nothing left (?:for me )?(?:here|in (?:this )?life)',
      '(?:life|living|my life|existence|it|all|everything) (?:just )?(?:is|isnt|is not|are|aint|was|feels|seems|s|doesnt feel|doesnt seem|hardly|no longer|not)? ?(?:just |so |completely |totally |no longer |not |really )?(?:not |isnt )?worth (?:living|it anymore|it any more|going on|staying)|life ~ not worth ~|not worth (?:living|being alive|being here)|life (?:is|feels|seems|has become) (?:so |completely |totally )?(?:pointless|meaningless|hopeless|unbearable|over|worthless)',
      `(?:tired|sick|exhausted|weary|fed up|done|finished|through|over|had enough) (?:of|with|from) (?:just )?(?:living|life|being alive|existing|it all|everything|being here|this life|my life|this world|trying|fighting|waking up|being me)(?! (?:with|in|at|on|near|without|like a|insurance))`,
      '(?:hate|hating) (?:my life|being alive|living|myself|that i woke up|waking up)|(?:give|giving|gave|given) up (?:on )?(?:life|living|everything|myself|completely)|(?:lost|no) (?:all )?(?:hope|will to live)(?: left)?|feel\\w* (?:so |completely |totally |really |utterly )?(?:hopeless|worthless|suicidal|like a burden)',
      '(?:a|such a|just a|nothing but a) (?:huge |constant |massive )?burden (?:to|on|for)?',
      '(?:no ?one|nobody|noone) (?:would|will|is going to|d) (?:even |really |ever )?(?:miss|care|notice|mourn|cry)',
      '(?:wont|not going to|wouldnt|will not|not gonna) (?:be|make it) (?:here|around|alive|there|to see|to)? ?(?:next|tomorrow|much longer|anymore|any more|for long|soon|by|in the morning|when you|to see|after tonight|to)',
      '(?:goodbye|good bye|farewell|bye) (?:everyone|everybody|forever|world|cruel|and (?:im )?sorry|letters?|notes?|to (?:everyone|my|the kids|you all|the world|all))|(?:this is|saying|said|say|texted|messaged|sent|wrote|writing) (?:my |me |us |a |his |her |their |final |last )*(?:goodbyes?|farewell|final message)(?! to (?!my|everyone|the kids|you|him|her|them|mom|mum|dad|life|all|family))|last (?:message|post) (?:ever|from me)',
      '(?:written|wrote|writing|left|leaving|found) (?:the |my |a |his |her |all the |all my |some )*(?:letters|suicide note|goodbye note|final letter|notes? for (?:my|the) (?:kids|family|wife|husband|mom|mum|parents))|(?:given|gave|giving) away (?:all )?(?:my|his|her|their) (?:things|stuff|belongings|dog|cat|pets?|possessions)|(?:affairs|will|everything) in order (?:so|before) i',
      '(?:is it|if its|will it be|is that|would it be|most|least) (?:painless|painful)(?: (?:way|to die|way to go|death))?|painless(?:ly)? (?:way|death|method|exit|to die)|(?:way|ways|how) to (?:die|kill <self>|end it|go out)|easiest way out|way out of (?:this )?life|(?:only|no|no other|see no|one|any|isnt a) (?:other )?way out',
      '(?:how|what) (?:many|much|dose|amount) <any9>(?:to (?:die|kill|end|not wake|never wake|od|overdose on purpose|stop (?:my|your|a|the) heart|be fatal|finish)|(?:would|will|could) (?:kill|be (?:fatal|lethal|deadly|enough to))|(?:not|never) wake up|kills? (?:me|you|a person|someone))',
      '(?:lethal|fatal|deadly) (?:dose|amount|overdose|level|quantity)|(?:dose|amount|much|many|units|mg|vials?|pens?) <any4>(?:lethal|fatal|deadly|kill (?:me|you|someone|a person))|(?:will|would) (?:i|it|that|this|they|he|she) (?:\\w+ )?(?:die|kill me) ?(?:if|quickly|fast|in my sleep)?(?= ?(?:$|\\||if|quick|fast|in))|(?:is it|is that|would it be|will it be|it be) (?:quick|fast|peaceful|instant)|enough to (?:kill|end|die|finish) ?(?:me|it|myself)?|ld ?50|never wake up(?: again)?|fall asleep (?:and )?(?:not|never) wake\\w*',
      '(?:jump|jumping|leap) (?:off|from|in front of|out of) ~ (?:bridge|roof|building|train|balcony|window|cliff|car|truck|traffic)|(?:driv|crash|swerv|steer)\\w* ~ (?:into|off) ~ (?:wall|tree|bridge|cliff|traffic|truck|river|pole|road|barrier)|(?:step|walk|run)(?:ping|ning|ing)? (?:in front of|into) (?:a |the )?(?:train|traffic|bus|truck)|(?:slit|slash|cut|open)\\w* (?:my|his|her|their) (?:wrists?|throat|veins?)|(?:gun|pistol|razor|rope|knife) (?:to|in|at|around|against|ready|loaded|and (?:im|i am|ready)|next to|beside|in front)|(?:loaded|bought|got|have|holding|found) (?:a |the |my |some )?(?:guns?|pistol|noose|rope)|noose',
      '(?:been |started |am |im )(?:cutting) (?:again|more|deeper|daily|every night)|cutting (?:my|his|her) (?:arms?|wrists?|thighs?|legs?)|relaps\\w* (?:on|with|into) (?:self|cutting)',
      '(?:dont|no longer|do not|didnt) care (?:anymore )?(?:what happens(?: to me)?|if i (?:live|die|wake|survive|make it)|whether i (?:live|die|wake)|about (?:living|dying))|(?:want|wanted|need) (?:it|this|everything|the pain|life) (?:all )?to (?:be over|be done|stop forever|end|stop for good)|(?:so|until|then) (?:it|this|everything)s? (?:is |s |will be |can be |all )*over|it (?:will|ll) all be over|want everything to (?:end|stop)|make it all stop|just want (?:out|peace forever|the pain to end)|not (?:be|feel) safe (?:with|from|around|alone with) <self>|not safe alone|scared of what i (?:might|could|will) do|dont trust myself (?:tonight|alone|anymore|right now|with)',
      '(?:dark|darkest|intrusive|morbid|scary) thoughts|thoughts of (?:death|dying|ending|killing|harming|hurting)|(?:plan|plans|method|date|means) (?:to|for) (?:end it|end things|do it tonight|ending it|die|my death|dying|kill)|(?:last|final) (?:night|day) (?:alive|on earth|here)|see (?:grandma|mom|mum|dad|god|him|her) (?:again )?soon in heaven|stockpil\\w* (?:pills|insulin|pens|vials|meds)|sav\\w* up (?:pills|insulin|my pens)',
      '(?:not sure|dont think|doubt|dont know (?:if|whether|how)|dont see (?:how|why|a way)|cant see (?:how|why|a way)|why should i|why do i even|why am i (?:still|even)|why bother) <any5>(?:make it(?: to| through|$)|be here|stay(?:ing)? alive|alive|live|living|survive|go on|going on|keep going|carry on|wake up|see (?:tomorrow|another day)|get through (?:this|tonight|the night|the week))',
      '(?:let(?:ting)? go|leav(?:e|ing)|go(?:ing)? away|walk(?:ing)? away|drift\\w*|go(?:ing)? to sleep|run(?:ning)? away) (?:and|to) (?:just )?(?:not|never|dont|wont) (?:com|wak|return|be found)\\w*',
      '(?:life|living|existence|staying alive|being alive|anything|everything) <any3>(?:not|isnt|aint|no longer|wasnt|hardly|never|nothing) (?:\\w+ )?worth|nothing (?:really |even )?matters|what have i got to live for|not cut out for life',
      '(?:just )?want out(?= ?(?:$|\\|))|sleep forever|sleep and (?:never|not) wake\\w*|(?:go|fall|going|falling) (?:to sleep|asleep) (?:forever|for good|and (?:never|not))|stop(?:ped)? existing|cease\\w* to exist|better off <any2>(?:not (?:here|alive|around|existing|being))|rather not (?:exist|wake|be (?:here|alive))|(?:just )?cant anymore(?= ?(?:$|\\|))|cant keep doing (?:this|life)|(?:dont|not|never|cant) (?:be |feel |trust )?safe (?:with|from|around|alone)',
      '(?:cant|couldnt|dont|havent) (?:even )?(?:think of|see|find|have|got) <any4>(?:reason|reasons|point|purpose) <any2>(?:stay|live|living|keep|go on|going|wake|continue|be here|exist|anymore)|cut(?:ting)? (?:my|his|her|their) (?:own )?(?:arms?|wrists?|thighs?|legs?|skin|stomach) (?:again|deep\\w*|open|last night|tonight|today|on purpose|to feel)|attempt(?:ed|s|ing)? (?:on (?:my|his|her) life|again|last night|to (?:die|end|kill|take (?:my|his|her)))|ideation|(?:pills|meds|tablets) (?:\\w+ )?(?:lined up|laid out|counted out)|tell (?:my|the) (?:kids|family|mom|mum|dad|wife|husband|parents|children|son|daughter) (?:that )?(?:i|im) (?:love|loved|am sorry|sorry)|(?:dont|no one|nobody) <any3>find (?:me|my body)',
      'look like (?:an accident|natural causes)|(?:would|will) (?:i|it|they|anyone|you) (?:even )?(?:feel anything|feel it|suffer|hurt)(?= <any5>(?:if|when|to|all|whole|die|dead|$))|(?:go|slip|drift|pass|fade) (?:away|off) (?:peacefully|quietly|forever|for good)|go peacefully|(?:hoard|stash|stockpil|collect)\\w* (?:my |the |his |her )?(?:pills|pens|insulin|meds|vials|tablets)|life insurance <any5>(?:pay|suicid\\w*|if i)|who (?:will|would) (?:take care of|look after|feed) (?:my|the)',
      'stop (?:living|breathing|being alive|waking up)|(?:cant|dont|couldnt|wont) (?:take|face|do|handle|survive|stand|want|bear) (?:another|one more) (?:day|night|hour|week)(?! (?:of|with|on))|(?:no|any) (?:more )?fight (?:left )?in me|(?:cant|dont want to|tired to|done) (?:fight|fighting|try|trying)(?: any ?more| to live)?(?= ?(?:$|\\||i|and))|run out of (?:fight|reasons|strength to live)|(?:hope|wish|want|hoping|wishing) <any5>(?:hit by|run over by|get hit)|(?:standing|sitting|going) (?:on|to|at) (?:a |the )?(?:\\w+ )?(?:bridge|ledge|overpass|rooftop)|(?:join|be with|see) <any3>(?:in heaven|on the other side|up there)|planning (?:my )?(?:funeral|death|exit)',
      [
        '(?:left|found|wrote|written) (?:a|his|her|the|my) note',
        'took|gone|missing|sorry|cant find|wont answer|locked|pills|insulin|goodbye',
      ],
      'plan(?:s|ned|ning)? (?:on |out )?(?:how|when|where|which|what|the way) <any5>(?:do it|die|end|go|kill|use)|(?:know|decided|figured out|worked out|picked|chosen|researched|googled|looking up) (?:how|when|where|the day|a date|ways?) <any4>(?:do it|die|end it|go|kill)',
      '(?:dont|doesnt|didnt|never|not|wont) wak(?:e|es|ing) (?:me )?up(?: again)? <any5>(?:(?:fine|ok|okay|good|alright|great|no problem) (?:by|with|for) me|so be it|no (?:big )?loss|a relief|(?:wouldnt|wont|dont) mind)',
      'hop\\w* (?:that )?(?:my heart|i|it|this|the) <any3>(?:stops|die|dies|dont wake|never wake|wont wake|kills me|ends me|finishes)',
      [
        'die|kill|dead|dying|fatal|lethal',
        '(?:thats|its|is|exactly|all) (?:exactly |all |kinda |just )?what i(?:m| am)? (?:want|need|hop\\w*|after)|i hope so|i want that|good riddance|at peace|finally (?:be|have)',
      ],
      '(?:would|will|could|might) (?:that|this|it) be (?:it|the end) for me|end of me|do something (?:stupid|drastic|terrible|bad|rash|permanent|crazy|dangerous|to <self>)|cant cope|(?:in|having a) (?:mental health |suicidal )?crisis|(?:no|without) (?:any )?hope|(?:despair|despairing|despondent)|at (?:the )?end of my rope|had it with life|ready to go (?:to heaven|forever|for good)|check(?:ing)? out (?:of life|for good|permanently)|(?:razor|blade|knife|scissors) (?:to|on|against|across) (?:my|his|her)|(?:stay|staying|keep (?:me|him|her)) (?:alive|safe tonight)|(?:crisis|suicide) (?:line|hotline)|call 988',
      '(?:gonna|going to|might|will|ill|about to|ready to|want to|planning to) (?:just |finally |really |actually )?do it (?:tonight|tomorrow|this time|for real|this weekend|for good|soon|on my own|alone)(?! (?:in|with|at|after|before|the|my|by the))',
      '(?:dont|cant|wont|not) (?:see|picture|imagine) (?:myself|me|him|her|himself|herself|a future|any future|my future)(?: <any2>(?:making it|being here|alive|around|surviv\\w*|reaching|getting to|living|past))?(?= |$)(?! (?:taking|using|on|doing|eating|injecting|with|in a|paying|losing|losing|as|for))',
      '(?:take|taking|inject|injecting|swallow|swallowing|using|use) (?:all|every|the whole|the rest|everything) <any4>and (?:just |then )*(?:go|going|drift|drifting|fall|falling|sleep|sleeping) <any2>(?:sleep|asleep|away|forever)',
      '(?:hes|shes|theyre|im|going to|gonna|threaten\\w* to|want to|about to|wanted to) jump(?= ?(?:$|\\||off|from|in front))',
      '(?:units|insulin|pills|tablets|pens?|mg|doses?|it|that|this|enough|much|many) <any3>(?:would|will|could|to) <any2>(?:finish me|do me in|finish (?:it|things)|end me|take me out|do the job)',
      '(?:goodbye|farewell) (?:messages?|texts?|letters?|notes?|posts?|videos?|voicemails?)|(?:last|final) (?:letters?|words|wishes|goodbyes?)|(?:posted|posting|sent|sending|wrote|written|writing|left|leaving|saying|said) (?:\\w+ )?(?:goodbyes?|farewells?)(?= |$)(?! to (?!my|everyone|everybody|the kids|the family|you|him|her|them|us|mom|mum|dad|life|all|family|friends))',
      '(?:stood|standing|sat|sitting|was|been|went|driven|drove|drive|walked|walk|going|go|stand) <any2>(?:on|at|by|near|to|over) (?:the|a|that) (?:\\w+ )?(?:bridge|ledge|edge of (?:the|a)|roof|rooftop|railway|tracks|train tracks|cliff|cliffs|overpass|parapet|railing)(?! (?:workout|run|photo|walk|club|hike|trail))',
      'wish\\w* <any4>(?:never|not|didnt|hadnt|wouldnt|dont) <any2>(?:wake|woke|woken|been born|exist\\w*|made it|survived)|(?:never|not) (?:woken|wake|woke) up (?:\\w+ ){0,4}(?:again|ever)',
      '(?:inject|take|swallow|use|do|down|have|neck)\\w* (?:the lot|it all|them all|all of (?:it|them)|everything|the whole lot|all (?:my|his|her) \\w+) <any4>(?:peace|over|end|gone|sleep|goodbye|rest|free|done|go|die|stop)',
      '(?:locked|locks|shut|barricaded) (?:him|her|my|them)sel(?:f|ves) (?:in|away) <any6>(?:pens?|pills?|insulin|knife|blade|razor|meds|vials?|tablets?|rope|gun)',
      'no (?:quiero|deseo) (?:mas )?(?:seguir )?viv\\w*|(?:quiero|deseo) (?:morir\\w*|matar\\w*)|me quiero (?:morir|matar)|quitarme la vida',
      '(?:veux|voudrais|envie de) mourir|me (?:tuer|suicider)|plus envie de vivre|(?:veux|peux) plus vivre',
      '(?:will|mochte) (?:nicht mehr leben|sterben)|mich um(?:zu)?bringen|nicht mehr leben|quero (?:morrer|me matar)|nao quero (?:mais )?viver|voglio morire|uccidermi|non voglio piu vivere',
    ],
    '(?:killing|kill|starving|starve|hurt) (?:my|your)sel(?:f|ves) (?:at|in|with|on) (?:the |my )?(?:gym|workouts?|cardio|diet|carbs|squats)|cutting (?:again )?(?:phase|carbs|calories|weight|fat|cycle|sugar|diet|for)|hate myself for (?:eating|snacking|skipping)|dont want to (?:go on|be on|continue) (?:a|the|this|higher|insulin|another|it|with|my|treatment|taking|using|semaglutide|ozempic|wegovy|mounjaro)',
  ),
  ...rules(
    [
      [
        '<did>|<act>|emptied|overdos\\w*',
        'on purpose|deliberately|intentionally',
        '<dose>|<holder>|all|everything|overdos\\w*',
      ],
      [
        'die|dies|dying|dead|death|kill me|kills me|(?:never|not|dont|wont) <any3>wak(?:e|ing) up|ending it|end it|end things|ending things|disappear|be gone|gone forever|not existing|not be here|overdos\\w*|crash\\w* (?:my|the) car',
        'want|wanting|wants|wanted|wish\\w*|hoping|hopefully|rather|imagin\\w*|pictur\\w*|(?:think\\w*|thought|dream\\w*|obsess\\w*) (?:of|about)|googl\\w*|research\\w*|quickest|easiest|painless\\w*|only|nobody|would (?:anyone|my|they|you|people|it matter)|deserve|cant stop|on purpose|trapped|so i|alone|lonely|worthless|relief|peaceful\\w*|ready|cares?|sad if',
        '<me>|<they>|him|her',
        'die|dies|dying|dead|death|kill me|wak(?:e|ing) up|end(?:ing)? (?:it|things)|crash\\w*|existing|overdos\\w*|disappear|gone forever|be gone',
      ],
      [
        'wish\\w*|want\\w*',
        '(?:ground|earth|bed|ocean|sea) <any3>swallow|never (?:come|coming) back|stop existing|cease|be erased|evaporate|sleep (?:and|for|until) (?:never|ever|forever)',
      ],
      [
        'cut <self>|hurt <self>|harm <self>|harmed <self>',
        'again|tonight|on purpose|urge|want|relief|feel|deeper|feelings|numb|thinking|cope|scared',
      ],
    ],
    'dead (?:lift\\w*|weight|skin|sea|sexy|line)|deadline|cell death|air bubbles?|(?:die|dying|dead|death) (?:hard|of|from) (?!this|it|insulin|overdos\\w*|all)|disappear(?:ed|s)? from|end it (?:after|at|early)|(?:cravings|appetite|hunger|nausea|food noise|symptoms|bruise|lump|mark) <any5>(?:die|disappear|gone|dead)|(?:disappear|die|be gone) (?:after|by)|battery|gym|workout|ampoule|glass|shaving|opening|knife|cooking|skip\\w*|spac\\w* (?:out|it)|microdos\\w*|lower',
  ),
]
