import { unverifiedIn } from './number-check.ts'

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []

const negationsIn = (text: string) =>
  text.match(/\b(?:no|not|never|none|nobody|nothing|neither|nor|without)\b|n[’']t\b/giu) ?? []

/** Stems of words that tell a person to change how they take something. */
const CHANGING =
  /\b(?:add|avoid|chang|cut|decreas|doubl|halv|half|increas|instead|lower|more|less|must|paus|quit|rais|reduc|replac|should|skip|start|stop|switch|tripl|twice)/giu

const changingIn = (text: string) => (text.match(CHANGING) ?? []).map((word) => word.toLowerCase())

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const standsIn = (text: string, part: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${escaped(part)}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu').test(text)

/** A rewording may be longer, but not so long that it adds content. */
const maxLength = (own: string) => 2 * own.length + 100

/**
 * Whether a reworded sentence safely replaces the original, as far as we can tell: it has the same numbers in the same
 * order and as many negations, no new amount or name, and no new word that tells a person to change what they take.
 * @param own the original sentence
 * @param requiredPhrases parts that must reappear verbatim: figures with their units, names
 */
export function preservesMeaning(worded: string, own: string, requiredPhrases: readonly string[]): boolean {
  const known = changingIn(own)
  return (
    worded.trim() !== '' &&
    worded.length <= maxLength(own) &&
    !/[\n\r<>]|:\/\//.test(worded) &&
    numbersIn(worded).join(' ') === numbersIn(own).join(' ') &&
    negationsIn(worded).length === negationsIn(own).length &&
    changingIn(worded).every((word) => known.includes(word)) &&
    unverifiedIn(worded, [own]).length === 0 &&
    requiredPhrases.every((part) => standsIn(worded, part))
  )
}
