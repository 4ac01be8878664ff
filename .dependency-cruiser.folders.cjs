/**
 * No cycles between folders. Unlike in .dependency-cruiser.cjs, tests are left out: they import from anywhere, and their
 * shared code imports features.
 */
const { options } = require('./.dependency-cruiser.cjs')

module.exports = {
  forbidden: [
    {
      name: 'web-folders-without-circles',
      comment:
        'Between features, the service worker, app, pages, ui and lib. What one is made of may need each other.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/src/(features/[^/]+|[^/]+)' },
      to: { circular: true, pathNot: '^web/src/$1(/|$)' },
    },
  ],
  options: { ...options, exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$', '^web/src/test/'] } },
}
