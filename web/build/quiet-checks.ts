/**
 * Warnings of the bundler that say nothing about our code: libraries mark modules with 'use client', which means nothing
 * without server components, and how long plugins took swings with the machine.
 */
export const quietChecks = { moduleLevelDirective: false, bundlerTimings: false }
