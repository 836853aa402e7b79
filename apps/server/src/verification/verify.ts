import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ChainUnavailable } from '../adapters/solana/chain.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { type CommandResult, refuse } from '../platform/command-result.ts'
import { verifyFile } from './verify-file.ts'

const usage = `npm run verify -- FILE [--rpc URL]
FILE is an agreement (PDF) or the history of a claim (JSON Lines). URL is a node of the chain that the fee was paid on,
without it SOLANA_RPC_URL, and without that the public node of Solana's mainnet.`

const publicNode = 'https://api.mainnet-beta.solana.com'

/** Long timeout, because pages have a thousand signatures. */
const requestTimeoutMs = 30_000

/** Verifies a file without the installation: by itself, and against a node of the chain. */
export async function verify(parameters: readonly string[]): Promise<CommandResult> {
  const given = readParameters(parameters)
  if (!given) return refuse(usage)
  const content = await readFile(given.file).catch(() => null)
  if (!content) return refuse(`The file ${given.file} cannot be read.`)
  const rpcUrl = given.rpc ?? process.env.SOLANA_RPC_URL ?? publicNode
  if (!/^https?:/.test(rpcUrl) || !URL.canParse(rpcUrl))
    return refuse(`${rpcUrl} is no address of a node: it begins with http.`)
  const node = createRpcChain({ rpcUrl, webSocketUrl: rpcUrl.replace(/^http/, 'ws'), requestTimeoutMs })
  try {
    return await verifyFile(node, new Uint8Array(content))
  } catch (error) {
    if (error instanceof ChainUnavailable) return refuse(`The node ${rpcUrl} does not answer: ${error.message}`)
    throw error
  }
}

function readParameters(args: readonly string[]): { readonly file: string; readonly rpc: string | undefined } | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { rpc: { type: 'string' } },
      allowPositionals: true,
    })
    const [file, ...more] = positionals
    return file && more.length === 0 ? { file, rpc: values.rpc } : null
  } catch {
    return null
  }
}
