import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import getPort from 'get-port'
import { type Settings, WrongSetting } from '../platform/settings.ts'

interface NeededPort {
  readonly setting: 'PORT' | 'SMTP_PORT' | 'MAIL_UI_PORT' | 'LOCALNET_PORT' | 'METRICS_PORT'
  readonly port: number
  /** Use of the port, if the setting's name does not say it. */
  readonly purpose?: string
}

/** Local ports that a start listens on. */
function neededPorts(settings: Settings) {
  const { PORT, METRICS_PORT, SMTP_URL, SMTP_PORT, MAIL_UI_PORT, SOLANA_RPC_URL, LOCALNET_PORT } = settings
  const ports: NeededPort[] = [{ setting: 'PORT', port: PORT }]
  if (METRICS_PORT) ports.push({ setting: 'METRICS_PORT', port: METRICS_PORT })
  if (!SMTP_URL) ports.push({ setting: 'SMTP_PORT', port: SMTP_PORT }, { setting: 'MAIL_UI_PORT', port: MAIL_UI_PORT })
  if (!SOLANA_RPC_URL) {
    const purpose = "the WebSocket of the local chain, on the port after LOCALNET_PORT's"
    ports.push({ setting: 'LOCALNET_PORT', port: LOCALNET_PORT })
    ports.push({ setting: 'LOCALNET_PORT', port: LOCALNET_PORT + 1, purpose })
  }
  return ports
}

const nameOf = ({ setting, purpose }: NeededPort): string => purpose ?? setting

const accepts = (host: string, port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host, port })
    const settle = (isAccepted: boolean) => {
      socket.destroy()
      resolve(isAccepted)
    }
    socket.setTimeout(1_000, () => settle(false))
    socket.once('connect', () => settle(true))
    socket.once('error', () => settle(false))
  })

/** Whether somebody listens on a port that cannot be had: it may also be the own end of a client's connection. */
async function isListenedOn(port: number): Promise<boolean> {
  const addresses = Object.values(networkInterfaces()).flatMap(each => each?.map(({ address }) => address) ?? [])
  return (await Promise.all(['localhost', ...addresses].map(host => accepts(host, port)))).includes(true)
}

/** @throws WrongSetting that names two settings with one port, or a port in use and the setting that moves it */
export async function checkPorts(settings: Settings): Promise<void> {
  const needed = neededPorts(settings)
  for (const [index, one] of needed.entries()) {
    const other = needed.slice(0, index).find(({ port }) => port === one.port)
    if (other) {
      throw new WrongSetting(`Port ${one.port} is set twice: for ${nameOf(other)} and for ${nameOf(one)}`)
    }
  }
  for (const { setting, port } of needed) {
    if ((await getPort({ port })) === port) continue
    throw new WrongSetting(
      (await isListenedOn(port))
        ? `Port ${port} is occupied. End what listens there, or choose another port with ${setting}.`
        : `Port ${port} is the own end of a client's connection. Start again once that has ended, or choose another port with ${setting}.`,
    )
  }
}
