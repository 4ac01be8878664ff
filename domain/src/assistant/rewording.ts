import { unverifiedIn } from './number-check.ts'

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []

const negationsIn = (text: string) =>
  text.match(/\b(?:no|not|never|none|nobody|nothing|neither|nor|without)\b|n[’']t\b/giu) ?? []

/** Beginnings of words that tell somebody to take something otherwise than they do. */
const CHANGING =
  /\b(?:add|avoid|chang|cut|decreas|doubl|halv|half|increas|instead|lower|more|less|must|paus|quit|rais|reduc|replac|should|skip|start|stop|switch|tripl|twice)/giu

const changingIn = (text: string) => (text.match(CHANGING) ?? []).map((word) => word.toLowerCase())

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

const standsIn = (text: string, part: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}]|\\d[.,])${escaped(part)}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu').test(text)

/** Other words may take more room, but not tell another story. */
const mostLength = (own: string) => 2 * own.length + 100

/**
 * Whether a sentence in other words says no more and nothing else than the sentence it stands for, as far as that can be told: it has the
 * same numbers in the same order and as many negations, no amount or name that the other has not, and no word that tells somebody to
 * change what they take unless the other has it.
 * @param own the sentence as the product says it
 * @param mustStand parts of it that must stand in the other one to the letter: figures with their units, names
 */
export function saysTheSame(worded: string, own: string, mustStand: readonly string[]): boolean {
  const known = changingIn(own)
  return (
    worded.trim() !== '' &&
    worded.length <= mostLength(own) &&
    !/[\n\r<>]|:\/\//.test(worded) &&
    numbersIn(worded).join(' ') === numbersIn(own).join(' ') &&
    negationsIn(worded).length === negationsIn(own).length &&
    changingIn(worded).every((word) => known.includes(word)) &&
    unverifiedIn(worded, [own]).length === 0 &&
    mustStand.every((part) => standsIn(worded, part))
  )
}
