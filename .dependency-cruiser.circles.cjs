/**
 * Cycles between the server's features, even where no modules form a cycle. Only features without their tests are
 * checked, because any path back through shared folders would count as a cycle.
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
