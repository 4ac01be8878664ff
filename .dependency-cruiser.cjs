/** Who may import whom: ARCHITECTURE.md in a form that fails the build. */
const feature = '^(server|web)/src/features/'

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'domain-imports-nothing',
      severity: 'error',
      from: { path: '^domain/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/src' },
    },
    {
      name: 'contract-imports-only-domain-and-zod',
      severity: 'error',
      from: { path: '^contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^(contract/src|domain/src|node_modules/zod)' },
    },
    {
      name: 'server-and-web-apart',
      severity: 'error',
      from: { path: '^server' },
      to: { path: '^(web|e2e|bench)/' },
    },
    {
      name: 'web-and-server-apart',
      severity: 'error',
      from: { path: '^web' },
      to: { path: '^(server|e2e|bench)/' },
    },
    {
      name: 'table-of-refusals-stays-out-of-the-bundle',
      comment: 'What a form says itself stands in form-messages.ts.',
      severity: 'error',
      from: { path: '^web/src', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^contract/src/errors\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-feature-through-its-service',
      comment: 'A feature uses another only through its service.',
      severity: 'error',
      from: { path: '^server/src/features/([^/]+)/' },
      to: {
        path: '^server/src/features/([^/]+)/',
        pathNot: ['^server/src/features/$1/', '\\.service\\.ts$'],
      },
    },
    {
      name: 'app-leaves-wiring-to-features',
      comment: 'What a feature is made of stands in its <name>.feature.ts.',
      severity: 'error',
      from: { path: '^server/src/(app|start)\\.ts$' },
      to: { path: '^server/src/features/', pathNot: '\\.feature\\.ts$' },
    },
    {
      name: 'only-the-app-wires',
      severity: 'error',
      from: { pathNot: '^server/src/(app|start)\\.ts$' },
      to: { path: '\\.feature\\.ts$' },
    },
    {
      name: 'web-features-apart',
      comment: 'Pages compose features.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/([^/]+)/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'ground-knows-no-feature',
      severity: 'error',
      from: { path: '^(web/src/(ui|lib)|server/src/(http|database|ports))/' },
      to: { path: [feature, '^web/src/(app|pages)/', '^server/src/app\\.ts'] },
    },
    {
      name: 'ui-knows-no-feature',
      comment:
        'The brand name, how text is compared, how numbers read, and how imports are previewed belong to no feature.',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: {
        path: '^(contract|domain)/src',
        pathNot: '^domain/src/(text/brand|text/folded|text/number-text|imports/import-preview)\\.ts$',
      },
    },
    {
      name: 'pages-above-features',
      comment: 'So is the service worker: it uses features, and none knows it.',
      severity: 'error',
      from: { path: '^web/src/(features|ui|lib)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^web/src/(pages|app|service-worker)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: {
        pathNot: [
          '^e2e/',
          '^bench/',
          '\\.(test|samples)\\.tsx?$',
          '^server/src/testing/',
          '^server/vitest',
          '^web/src/test/',
        ],
      },
      to: { path: ['\\.(test|samples)\\.tsx?$', '^server/src/testing/'] },
    },
    {
      name: 'production-needs-dependencies',
      severity: 'error',
      from: {
        path: '^server/src',
        pathNot: ['\\.(test|samples)\\.ts$', '^server/src/testing/', 'write-schema\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)dist/', 'node_modules/(?!zod)'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
