const outsideSolana = '^(apps/server/src/adapters/solana|apps/web/src/wallet|apps/localnet|e2e)/'

export default {
  forbidden: [
    {
      name: 'boundary-1-domain-imports-nothing',
      severity: 'error',
      from: { path: '^packages/domain/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/domain/src/' },
    },
    {
      name: 'boundary-2-contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^(packages/contract/src/|packages/domain/src/|node_modules/zod/)' },
    },
    {
      name: 'boundary-2-texts-import-domain-and-contract',
      severity: 'error',
      from: { path: '^packages/texts/src/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: '^packages/(texts|contract|domain)/src/' },
    },
    {
      name: 'boundary-3-web-and-server-apart',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'boundary-3-local-chain-in-tests',
      severity: 'error',
      from: { path: '^apps/web/', pathNot: '([.]test[.]tsx?$|/testing/)' },
      to: { path: '^apps/localnet/' },
    },
    {
      name: 'boundary-3-server-and-web-apart',
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
      name: 'boundary-5-routes-reach-use-cases',
      severity: 'error',
      from: { path: '^apps/server/src/.*-routes[.]ts$' },
      to: { path: '-repository[.]ts$' },
    },
    {
      name: 'boundary-6-sql-in-repositories',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '(-repository[.]ts$|^apps/server/src/platform/|[.]test[.]ts$|/testing/)',
      },
      to: { path: '^node_modules/(pg|kysely)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'boundary-7-solana-in-its-places',
      severity: 'error',
      from: { path: '^(apps|packages|bench)/', pathNot: outsideSolana },
      to: { path: '^node_modules/(@solana|@solana-program|litesvm|@wallet-standard)/' },
    },
    {
      name: 'boundary-8-own-repository-only',
      severity: 'error',
      from: { path: '^apps/server/src/(?!wiring/)([^/]+)/', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { path: '-repository[.]ts$', pathNot: '^apps/server/src/$1/' },
    },
    {
      name: 'boundary-8-platform-knows-no-capability',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '[.]test[.]ts$' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'boundary-8-adapters-above-platform',
      severity: 'error',
      from: { path: '^apps/server/src/adapters/', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|adapters)/' },
    },
    {
      name: 'boundary-8-accounts-know-no-claim',
      severity: 'error',
      from: { path: '^apps/server/src/(accounts|notifications)/', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { path: '^apps/server/src/(claims|payments|local|seed)/' },
    },
    {
      name: 'boundary-8-payments-know-no-claim',
      severity: 'error',
      from: { path: '^apps/server/src/payments/', pathNot: '([.]test[.]ts$|/testing/)' },
      to: { path: '^apps/server/src/(claims|accounts|notifications|local|seed)/' },
    },
    {
      name: 'boundary-8-one-writer-of-history-and-news',
      severity: 'error',
      from: {
        path: '^apps/server/src/claims/',
        pathNot: '([.]test[.]ts$|^apps/server/src/claims/(act|data-export)/|account-observer[.]ts$)',
      },
      to: {
        path: [
          '^apps/server/src/claims/act/(history-repository|notify-parties)[.]ts$',
          '^apps/server/src/platform/events/live-events[.]ts$',
          '^apps/server/src/notifications/notify[.]ts$',
        ],
      },
    },
    {
      name: 'boundary-8-capabilities-below-the-wiring',
      severity: 'error',
      from: {
        path: '^apps/server/src/(platform|adapters|accounts|payments|notifications|claims)/',
        pathNot: '([.]test[.]ts$|/testing/)',
      },
      to: { path: '^apps/server/src/([^/]+[.]ts$|(wiring|local|seed)/)' },
    },
    { name: 'boundary-9-no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'boundary-9-no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: '([.]test[.]ts$|[.]d[.]ts$|^bench/|[.]config[.]ts$|^[.]dependency-cruiser)' },
      to: {},
    },
    {
      name: 'boundary-9-production-without-tests',
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
