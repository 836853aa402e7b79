import files from './.dependency-cruiser.js'

// Without tests: they may use what stands above the code that they test.
export default {
  forbidden: [
    { name: 'boundary-9-no-cycles-of-folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...files.options,
    exclude: { path: `(${files.options.exclude.path}|[.]test[.]tsx?$|/testing/)` },
  },
}
