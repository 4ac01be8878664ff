/** Cycles between the folders below the server's features. Tests are left out, because they start whole apps. */
const { options } = require('./.dependency-cruiser.cjs')

const folders = 'http|database|ports|live|jobs|backup'

module.exports = {
  forbidden: [
    {
      name: 'no-circle-below-features',
      comment: 'What two of them need lives beside them in server/src.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^server/src/(${folders})$` },
      to: { path: `^server/src/(${folders})$`, circular: true },
    },
  ],
  options: {
    ...options,
    includeOnly: `^server/src/(${folders})/`,
    exclude: { path: [...options.exclude.path, '\\.test\\.tsx?$'] },
  },
}
