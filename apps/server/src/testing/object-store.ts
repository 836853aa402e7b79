import S3rver from '@20minutes/s3rver'

export interface ObjectStore {
  /** Settings that make a server store documents in the bucket. */
  settingsFor(bucket: string): Record<string, string>
  stop(): Promise<void>
}

/** Starts an S3-compatible object store on this machine, with its buckets in a folder. */
export async function startObjectStore(folder: string, buckets: readonly string[]): Promise<ObjectStore> {
  const store = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
    // The store and the SDK sign requests to a bucket itself differently; those to its objects match.
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map(name => ({ name })),
  })
  const { port } = await store.run()
  return {
    settingsFor: S3_BUCKET => ({
      S3_BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    }),
    stop: () => store.close(),
  }
}
