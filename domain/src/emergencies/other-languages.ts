import type { EmergencyKind } from './emergency-kinds.ts'
import { type Pattern, rules } from './grammar.ts'

/** Verbs of a dose that was taken: German, Spanish, French. */
const TOOK =
  'gespritzt|genommen|injiziert|geschluckt|inyect\\w*|puse|puesto|pinch\\w*|gepikst|tome|trago|injecte|pique|piquee|pris|avale|fait'
const MEDICINE =
  'spritze|pen|pens|dosis|einheiten|insulin\\w*|mg|tabletten|jeringa|pluma|unidades|pastillas|dose|doses|seringue|stylos?|unites|comprimes|flacon|vial|ampulle'
const BREATH = 'luft|atm\\w*|respir\\w*|souffle'

/** German, Spanish and French without accents, by kind. */
const patterns: Partial<Record<EmergencyKind, readonly (Pattern | readonly Pattern[])[]>> = {
  suicide: [
    'umbring\\w*|mich (?:toten|erhangen|erschiessen)|suizid\\w*|selbstmord\\w*|suicidarme|me suicider|morirme|matarme|acabar con (?:todo|mi vida)|en finir avec la vie',
    'kein\\w* (?:lust|kraft|bock|sinn|energie) (?:mehr )?(?:<any3>)(?:leben|weiterleben)|nicht mehr leben|(?:no quiero|plus envie de|veux plus|peux plus) viv\\w*',
    ['niemand|nadie|personne', 'vermiss\\w*|necesita|extranaria|regretter\\w*'],
  ],
  overdose: [
    ['aus versehen|versehentlich|por error|sin querer|par erreur|par megarde', TOOK, MEDICINE],
    ['(?:statt|en vez de|en lugar de|au lieu de) <any2>(?:<number>)', TOOK],
    ['zehnfache?|diez veces|dix fois|doppelte dosis|doble dosis|double dose', TOOK],
    ['doppelt|zum zweiten mal|dos veces|deux fois', TOOK, 'heute|gestern|hoy|ayer|mismo|hier|erreur|jetzt'],
  ],
  'low-sugar': ['unterzucker\\w*|en hipoglucemia|en hypo(?:glycemie)?'],
  collapse: [
    'krampft am|krampfanfall|umgekippt|ohnmachtig|desmay\\w*|convuls\\w*|evanoui\\w*|perdu connaissance|perdio el conocimiento',
    ['(?:no|nicht|pas|plus) <any2>(?:responde|despierta|reagiert|ansprechbar|aufwecken|reveill\\w*|reagit)'],
  ],
  'allergic-reaction': [
    [
      'zunge|lippen?|hals|gesicht|lengua|labios?|garganta|cara|langue|levres?|gorge|visage',
      'schwill\\w*|schwell\\w*|geschwollen|zugeschwollen|hinch\\w*|cerrando|cierra|gonfl\\w*|enfl\\w*',
    ],
    [BREATH, 'kaum|schlecht|keine|cuesta|no puedo|mal|plus|peine'],
  ],
  'chest-pain': [['brust|pecho|poitrine', 'druck|schmerz\\w*|dolor|duele|presion|douleur|serre\\w*|enge']],
  bleeding: [
    ['blut|sangre|sang', 'erbrech\\w*|erbroch\\w*|stuhl|urin|vomit\\w*|vomis|heces|selles'],
    ['stuhl|heces|selles', 'schwarz\\w*|negr\\w*|noir\\w*'],
  ],
  vision: [
    [
      '(?:auge|ojo|oeil)',
      '(?:sehe|veo|vois) <any5>(?:nichts|nada|rien)|no veo|ne vois|ne voit|erblind\\w*|perdi la vista|perdu la vue',
    ],
    'perdu la vue|perdi la vista|no puedo ver nada',
  ],
  dehydration: [
    [
      'erbreche|ubergebe|kotz\\w*|gekotzt|vomitando|vomito|vomis|vomir',
      'seit|desde|llevo|depuis|alles|todo|tout|stand\\w*|immer noch|sigo|encore',
      'tag\\w*|gestern|dias?|ayer|jours?|hier|wasser|agua|eau|stunden|horas|heures|montag|lunes|lundi',
    ],
  ],
  jaundice: [['haut|augen|piel|ojos|peau|yeux', 'gelb\\w*|amarill\\w*|jaunes?']],
  priapism: [['erektion|ereccion|erection', 'stunden|horas|heures']],
}

const QUESTION =
  '(?:kann|darf|soll|muss) (?:ich|man)|puedo|se puede|puis je|peut on|pro woche|por semana|par semaine|am tag|al dia|par jour|nebenwirkung\\w*|efectos? secundarios?|effets? secondaires?|training|entren\\w*|entraine\\w*'

/** What an emergency of a kind is called in German, Spanish and French. */
export const rulesInOtherLanguages = (kind: EmergencyKind) =>
  rules(patterns[kind] ?? [], kind === 'suicide' ? undefined : QUESTION)
