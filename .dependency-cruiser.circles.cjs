/**
 * Circles of the server's features, which the modules in them need not make. Nothing but features is looked at, and not their tests: among
 * folders each way that leads back is a circle, be it through what all of them share.
 */
const { options } = require('./.dependency-cruiser.cjs')

const feature = '^server/src/features/[^/]+$'

module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-features',
      comment: 'What two features need of each other is one of them, or a third.',
      severity: 'error',
      scope: 'folder',
      from: { path: feature },
      to: { path: feature, circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: '^server/src/features/',
    exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$'] },
  },
}
