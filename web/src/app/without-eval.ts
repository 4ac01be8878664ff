/**
 * zod compiles validators with `new Function` where allowed. The CSP forbids that and reports even the attempt, so
 * turn it off before zod loads.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
