import pg from 'pg'

/** Opens a connection to the measured database for an act. */
export async function withClient<Result>(
  databaseUrl: string,
  act: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
