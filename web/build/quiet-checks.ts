/**
 * Bundler warnings unrelated to our code: libraries mark modules with 'use client', which has no effect
 * without server components, and plugin timings depend on the machine.
 */
export const quietChecks = { moduleLevelDirective: false, bundlerTimings: false }
