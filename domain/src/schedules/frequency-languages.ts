/** Words of frequencies in German, Spanish, French, Italian and Portuguese, without accents, and the English ones that we parse. */
const WORDS: readonly [foreign: string, english: string][] = [
  // Whole phrases come first.
  [
    'un (?:jour|soir|matin) sur deux|un dia si y (?:otro|uno) no|cada dos dias|dia sim dia nao|un giorno si e uno no',
    'every 2 days',
  ],
  [
    'une semaine sur deux|semana si semana no|quincenal(?:mente)?|vierzehntagig|vierzehntaglich|14-?tagig|zweiwochentlich|quinzenal(?:mente)?',
    'every 2 weeks',
  ],
  ['un jour sur trois', 'every 3 days'],
  ['(?:tous les|cada|ogni) (?:15|quinze|quince|quindici) (?:jours|dias|giorni)', 'every 2 weeks'],
  [
    'morgens und abends|fruh und abends|matin et soir|(?:por la )?manana y (?:por la )?noche|mattina e sera|manha e noite',
    'twice daily',
  ],
  [
    '(?:nur )?bei bedarf|wenn notig|si besoin|au besoin|(?:si|si es|cuando sea) necesario|segun necesidad|al bisogno|se necessario',
    'as needed',
  ],
  [
    'taglich|tagl|jeden (?:tag|morgen|abend|mittag)|jede nacht|morgens|abends|nachts|mittags|diari[oa](?:mente)?|cada (?:manana|noche)|todas las (?:mananas|noches)|quotidien(?:ne)?(?:ment)?|chaque (?:matin|soir|nuit)|tous les (?:matins|soirs)|quotidian[oa](?:mente)?|giornalier[oa]|giornalmente|ogni (?:mattina|sera|notte)|todo dia|toda noite',
    'daily',
  ],
  ['wochentlich|wochentl|semanal(?:mente)?|hebdomadaire(?:ment)?|settimanal(?:e|mente)', 'weekly'],
  ['monatlich|mensual(?:mente)?|mensuel(?:le)?(?:ment)?|mensil(?:e|mente)|mensal(?:mente)?', 'monthly'],
  ['werktags|wochentags|entre semana|en semaine', 'weekdays'],
  ['am wochenende|wochenends', 'weekends'],
  // Weekdays.
  ['(?:am |los |el |le |les |il )?(?:montags?|lunes|lundis?|lunedi|segunda-feira)', 'monday'],
  ['(?:am |los |el |le |les |il )?(?:dienstags?|martes|mardis?|martedi|terca-feira)', 'tuesday'],
  ['(?:am |los |el |le |les |il )?(?:mittwochs?|miercoles|mercredis?|mercoledi|quarta-feira)', 'wednesday'],
  ['(?:am |los |el |le |les |il )?(?:donnerstags?|jueves|jeudis?|giovedi|quinta-feira)', 'thursday'],
  ['(?:am |los |el |le |les |il )?(?:freitags?|viernes|vendredis?|venerdi|sexta-feira)', 'friday'],
  ['(?:am |los |el |le |les |il )?(?:samstags?|sonnabends?|sabados?|samedis?|sabato)', 'saturday'],
  ['(?:am |los |el |le |les |il )?(?:sonntags?|domingos?|dimanches?|domenica)', 'sunday'],
  // Multiples.
  ['(?:einmal|1-?mal|1 mal|una vez|une fois|una volta|uma vez)', 'once'],
  ['(?:zweimal|2-?mal|2 mal|dos veces|deux fois|due volte|duas vezes)', 'twice'],
  ['(?:dreimal|tres veces|trois fois|tre volte|tres vezes)', '3x'],
  ['(?:viermal|cuatro veces|quatre fois|quattro volte|quatro vezes)', '4x'],
  ['(?:funfmal|cinco veces|cinq fois|cinque volte|cinco vezes)', '5x'],
  ['(?<=\\d) ?-?(?:mal|veces|vez|fois|volte|volta|vezes)', 'x'],
  // 'every' and 'a'.
  [
    'jede[nrsm]?|alle|cada|chaque|tous les|toutes les|todos los|todas las|todos os|todas as|ogni|tutti i',
    'every',
  ],
  ['am|pro|je|in der|die|im|en|al|a la|por|par|a|ao|alla|na', 'per'],
  // Numbers; Spanish and Portuguese share some.
  ['zweite[nrsm]?|otro|otra|segundo|deuxieme|zwei|dos|deux|due|duas|dois', '2'],
  ['dritte[nrsm]?|tercer[oa]?|troisieme|drei|tres|trois|tre', '3'],
  ['vierte[nrsm]?|cuarto|quatrieme|vier|cuatro|quatre|quattro|quatro', '4'],
  ['funf|cinco|cinq|cinque', '5'],
  ['sechs|seis|six|sei', '6'],
  ['sieben|siete|sept|sette|sete', '7'],
  ['acht|ocho|huit|otto|oito', '8'],
  ['zehn|diez|dix|dieci|dez', '10'],
  ['zwolf|doce|douze|dodici|doze', '12'],
  ['vierzehn|catorce|quatorze|quattordici', '14'],
  // Units.
  ['tage?n?|dias?|jours?|giorn[oi]', 'days'],
  ['wochen?|semanas?|semaines?|settiman[ae]', 'weeks'],
  ['monate?n?|mes(?:es)?|mois|mes[ei]', 'months'],
  ['stunden?|std|horas?|heures?|or[ae]', 'hours'],
  ['und|y|et|e', 'and'],
]

const compile = () =>
  WORDS.map(
    ([foreign, english]) => [new RegExp(`(?<![\\p{L}])(?:${foreign})(?![\\p{L}])`, 'gu'), english] as const,
  )

/** Compiled at first use: most pages load this module and never need it. */
let compiled: ReturnType<typeof compile> | undefined
const patterns = () => {
  compiled ??= compile()
  return compiled
}

/** A time of day after the number of doses: 'täglich abends'. */
const TWICE_SAID = /\b(daily|per days|every days)(?: (?:daily|per days))+\b/g

/**
 * A frequency's words in English, as far as we know them: 'zweimal pro Woche' is 'twice per weeks'.
 * @param text in lower case
 */
export const inEnglish = (text: string): string =>
  patterns()
    .reduce(
      (left, [pattern, english]) => left.replaceAll(pattern, english),
      text.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    )
    .replaceAll(/ +/g, ' ')
    .replaceAll(TWICE_SAID, '$1')
    .trim()
