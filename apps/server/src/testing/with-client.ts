import pg from 'pg'

/** One connection to the database of what is measured, for as long as an act takes. */
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
