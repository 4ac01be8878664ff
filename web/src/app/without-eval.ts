/**
 * zod compiles its checks with `new Function` where it may. The content security policy forbids that, and the mere try is
 * reported as a violation; so zod is told before it is loaded.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
