const outsideSolana = '^(apps/server/src/adapters/solana|apps/web/src/wallet|apps/localnet|e2e)/'

export default {
  forbidden: [
    {
      name: 'wall-1-domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'wall-2-contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(packages/contract/src/|packages/domain/src/|node_modules/zod/)' },
    },
    {
      name: 'wall-3-web-and-server-apart',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'wall-3-local-chain-in-tests',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: { path: '^apps/localnet/' },
    },
    {
      name: 'wall-3-server-and-web-apart',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'boundary-4-features-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'boundary-4-ui-and-lib-below-entities',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib)/' },
      to: { path: '^apps/web/src/(entities|features|layouts|routes)/' },
    },
    {
      name: 'boundary-4-entities-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/entities/' },
      to: { path: '^apps/web/src/(features|layouts|routes)/' },
    },
    {
      name: 'boundary-4-features-below-routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(layouts|routes)/' },
    },
    {
      name: 'boundary-4-layouts-below-routes',
      severity: 'error',
      from: { path: '^apps/web/src/layouts/' },
      to: { path: '^apps/web/src/routes/' },
    },
    {
      name: 'boundary-4-no-cycles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/web/src/' },
      to: { circular: true },
    },
    {
      name: 'wall-5-routes-reach-use-cases',
      severity: 'error',
      from: { path: '^apps/server/src/.*-routes[.]ts$' },
      to: { path: '-repository[.]ts$' },
    },
    {
      name: 'wall-6-sql-in-repositories',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '(-repository[.]ts$|^apps/server/src/platform/|[.]test[.]ts$|/testing/)',
      },
      to: { path: '^node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'wall-7-solana-in-its-places',
      severity: 'error',
      from: { path: '^(apps|packages|bench)/', pathNot: outsideSolana },
      to: { path: '^node_modules/(@solana|@solana-program|litesvm|@wallet-standard)/' },
    },
    {
      name: 'wall-8-own-repository-only',
      severity: 'error',
      from: { path: '^apps/server/src/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: { path: '-repository[.]ts$', pathNot: '^apps/server/src/$1/' },
    },
    { name: 'wall-9-no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'wall-9-no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '([.]test[.]ts$|[.]d[.]ts$|^bench/|[.]config[.]ts$|^[.]dependency-cruiser)' },
      to: {},
    },
    {
      name: 'wall-9-production-without-tests',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: { path: '([.]test[.]tsx?$|/testing/)' },
    },
    { name: 'everything-resolves', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '(/dist/|^apps/web/public/|^node_modules/[.]cache)' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
