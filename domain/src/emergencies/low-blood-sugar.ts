import { lowReadings } from './amounts.ts'
import { rules } from './grammar.ts'

const wordRules = rules(
  [
    [
      '(?:<sugar>)|sugars?|numbers?',
      '(?:very|so|really|super|dangerously|too|way|is|went|going|dropp\\w*|drops|crash\\w*|fell|falling|tank\\w*|plummet\\w*|keeps?|reads?|reading|says?|showing|shows?|just|bottomed|gone|critically|severe\\w*|crazy|scary) (?:just |still |down |to |too |very |really |super |way |so |out |all |in the )*(?:lo|low|lows|lower|crashing|dropping|dangerous\\w*|error)(?! (?:carb|fat|cal\\w*|sugar|sodium|dose|stock|snacks?|battery))',
      '<shaky>|<now>|help|insulin|<they>|my',
    ],
    // Sensor readings below range, and a low that persists.
    '(?:libre|dexcom|cgm|meter|sensor|monitor|glucometer|freestyle) (?:just |only |still |now |keeps? )*(?:says?|saying|reads?|reading|shows?|showing|is|at) (?:just |only |still )*(?:lo|low|urgent low|<number> (?:and|with) <any2>arrows?)(?= ?(?:$|\\||and|help|now|what|on|for|with))',
    [
      'hypo\\w*|sugars?|glucose|bg|lows?',
      '(?:wont|not|isnt|hasnt|doesnt|never|cant get (?:it|them)|refus\\w*|still not) (?:\\w+ )?(?:com\\w*|go\\w*|gone|budg\\w*|ris\\w*|mov\\w*|shift\\w*|lift\\w*|up)',
      'dextrose|glucose (?:tabs?|tablets?|gel)|juice|lucozade|jelly babies|skittles|coke|sugar|carbs|glucotabs|hypo|now|already|still|up',
    ],
    [
      'dextrose|glucose (?:tabs?|tablets?|gel)|juice|lucozade|jelly babies|glucotabs|glucagon|sweets|skittles',
      'still|already|not (?:working|helping)|wont|isnt|third|second|<several>|another|all the',
      '<shaky>|low|hypo\\w*|dropping|falling|sugars?|bg|libre|dexcom',
      'low|hypo\\w*|dropping|falling|shak\\w*|sweat\\w*|faint\\w*|not (?:working|helping|coming up)|confus\\w*',
    ],
    [
      'insulin|diabet\\w*|glipizide|gliclazide|glimepiride|hypo\\w*|sugars?|bg|libre|dexcom',
      'drunk (?:and|but)|feel\\w* (?:like )?(?:im )?drunk|havent drank|not (?:been )?drink\\w*|jelly legs|legs (?:like|are) jelly|seeing double|cant (?:focus|see straight|string)|talking (?:rubbish|nonsense)|ghost white|white as a|pouring with sweat|wringing wet|dripping',
      '<now>|confus\\w*|shak\\w*|sweat\\w*|and|low|<number>',
    ],
    [
      '(?:low|crash\\w*|dropp\\w*|tank\\w*|plummet\\w*|bottom\\w*)',
      '(?:blood )?(?:sugars?|glucose)|bg',
      '<shaky>',
    ],
    [
      'hypo|hypos|hypoglyc\\w*|insulin shock|glucagon',
      '<shaky>|having|bad|severe|help|going|think|feel\\w*|wont|not coming|used|gave|<now>|cant|need',
      '<they>|my|now|right|shak\\w*|sweat\\w*|help|juice|im|insulin',
    ],
    '(?:having|had|in|into|going into|going|think (?:its|im|hes|shes)|feels like|getting|bad|severe|got) (?:a |an |another |really |very )*(?:bad |severe |nasty |massive |horrible )?(?:hypo(?:s|glyc\\w*)?|low)(?= ?(?:$|\\||and|now|right|no|help|what|after|again|with|cant|but|on))(?! on)',
    [
      'insulin|novo ?rapid|humalog|novolog|fiasp|lantus|tresiba|diabet\\w*|glipizide|gliclazide|libre|dexcom|cgm',
      '(?:now|at|hit|down to|its|im) (?:[2-6]\\d|[23]\\.\\d)(?! ?(?:units?|u|mg|kg|lbs|min\\w*|g|years?))',
      'falling|dropping|going down|arrows?|still|shak\\w*|sweat\\w*|help|faint\\w*|low',
    ],
    '(?:(?<=^)|(?<=\\| ))hypo (?:and|now|help|again|alone)',
    [
      'insulin|novo ?rapid|humalog|novolog|fiasp|apidra|lantus|tresiba|toujeo|actrapid|glipizide|glimepiride|gliclazide|glyburide|sulfonylurea',
      '<shaky>',
      '<now>|shak\\w*|sweat\\w*|confus\\w*|took|injected|eat\\w*|ate|without|and|feel\\w*',
    ],
    [
      'took|taken|injected|gave|dosed',
      'insulin|novo ?rapid|humalog|novolog|fiasp|apidra|mealtime|bolus|glipizide|glimepiride|gliclazide',
      '(?:couldnt|cant|didnt|havent|not|without|no|never|nothing|forgot to|unable to|skipped) (?:\\w+ )?(?:eat\\w*|food|ate|meal|dinner|breakfast|lunch|carbs)|threw (?:it )?up|vomit\\w*',
    ],
    [
      'shak\\w*|trembl\\w*|jitter\\w*',
      'sweat\\w*|clammy|drenched|soaked|cold sweat',
      'confus\\w*|cant (?:think|focus|see|stand)|dizzy|pale|weak|diabet\\w*|insulin|sugar|glucose|starving|faint\\w*|blurry|passing out|help|pass out',
    ],
    [
      'diabet\\w*|type 1|type one|t ?1 ?d',
      '(?:talking|making|speaking) (?:gibberish|nonsense|no sense)|not making sense|confus\\w*|acting (?:drunk|weird|strange)|wont (?:eat|drink|wake)|cant (?:wake|swallow)|drenched|unresponsive',
      '<they>|her|his|my|and',
    ],
  ],
  'avoid|prevent|what (?:is|are|causes|counts as|does) (?:a |an |the )?(?:low|hypo\\w*|normal|good|symptoms|signs)|how (?:do|can|to) (?:i |you )?(?:avoid|prevent|treat|fix)(?! (?:it|this) now)|low sugar (?:snacks?|diet|foods?|drinks?|options?|recipes?|yogh?urt|fruit|version)|battery|back to normal',
)

/** Low blood sugar: in words, or as a reading below 70 mg/dL or 4 mmol/L. */
export const lowSugarRules = [...wordRules, lowReadings]
