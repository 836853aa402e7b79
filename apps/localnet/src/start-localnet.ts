import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { ChainStore } from './chain/chain-store.ts'
import { Ledger, type LedgerAccount } from './chain/ledger.ts'
import { ledgerHandler } from './rpc/json-rpc.ts'
import { createHttpServer, serveConnection } from './rpc/transports.ts'

const SLOT_MILLISECONDS = 400

export interface LocalnetOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Port of the WebSocket; by default `port` + 1, or any free one if `port` is 0. */
  readonly webSocketPort?: number
  /** Folder of the chain's data; by default the chain lives in memory. */
  readonly dataDir?: string
  readonly host?: string
  /** Accounts in the genesis block, above the rent minimum; the same at every start. */
  readonly accounts?: readonly string[]
}

export interface Localnet {
  readonly rpcUrl: string
  readonly webSocketUrl: string
  readonly genesisHash: string
  /** Sets an account without a transaction. It is not kept across restarts. */
  setAccount(account: LedgerAccount): void
  stop(): Promise<void>
}

/** The chain's stored data cannot be read or continued. */
export class UnusableChain extends Error {}

/** Starts to listen; rejects with an error that names the port if it is taken. */
async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`it cannot listen on port ${port} of ${host} (${reason})`, { cause })
  }
  return (server.address() as AddressInfo).port
}

function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise(resolve => server.close(() => resolve()))
}

async function openLedger({ dataDir, accounts }: LocalnetOptions): Promise<Ledger> {
  try {
    return await Ledger.open(dataDir === undefined ? undefined : new ChainStore(dataDir), accounts)
  } catch (cause) {
    throw new UnusableChain(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}

export async function startLocalnet(options: LocalnetOptions): Promise<Localnet> {
  const { port, host = '127.0.0.1' } = options
  const ledger = await openLedger(options)
  const http = createHttpServer(ledgerHandler(ledger))
  const upgrades = createServer((_request, response) => void response.writeHead(426).end('WebSocket only'))
  const webSockets = new WebSocketServer({ server: upgrades })
  webSockets.on('connection', socket => serveConnection(ledger, socket))
  webSockets.on('error', () => {})

  const rpcPort = await listen(http, port, host)
  let webSocketPort: number
  try {
    webSocketPort = await listen(upgrades, options.webSocketPort ?? (port === 0 ? 0 : port + 1), host)
  } catch (cause) {
    await close(http)
    throw cause
  }

  const slots = setInterval(() => ledger.advanceSlot(), SLOT_MILLISECONDS).unref()
  let stopped: Promise<void> | undefined
  const stop = async () => {
    clearInterval(slots)
    for (const socket of webSockets.clients) socket.terminate()
    webSockets.close()
    await Promise.all([close(http), close(upgrades)])
    ledger.close()
  }
  return {
    rpcUrl: `http://${host}:${rpcPort}`,
    webSocketUrl: `ws://${host}:${webSocketPort}`,
    genesisHash: ledger.genesisHash,
    setAccount: account => ledger.setAccount(account),
    stop: () => (stopped ??= stop()),
  }
}
