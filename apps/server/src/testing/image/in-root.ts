import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Inside {
  /** The folder that is the root of the file system. */
  readonly root: string
  readonly directory: string
  readonly environment: Readonly<Record<string, string>>
  readonly user: string
  /** Where the root can be read alone, what is empty and can be written. */
  readonly writable?: readonly string[]
}

/** What the images that builds begin with bring: Debian, Node and npm. Here they are those of this machine. */
const brought = ['usr', 'etc', 'dev', 'proc'] as const
const links = ['bin', 'sbin', 'lib', 'lib64'] as const
const nodeFolder = '/opt/node'

const script = `
set -e
root=$1; user=$2; writable=$3; shift 3
for each in ${brought.join(' ')}; do mkdir -p "$root/$each"; mount --rbind "/$each" "$root/$each"; done
for each in usr etc; do mount -o remount,bind,ro "$root/$each"; done
for each in ${links.join(' ')}; do [ -e "$root/$each" ] || ln -s "usr/$each" "$root/$each"; done
mkdir -p "$root${nodeFolder}" "$root/root" "$root/tmp"; chmod 1777 "$root/tmp"
mount --bind "${dirname(process.execPath)}" "$root${nodeFolder}"
if [ "$writable" = - ]; then
  [ ! -e /root/.npmrc ] || { touch "$root/root/.npmrc"; mount --bind /root/.npmrc "$root/root/.npmrc"; }
  mkdir -p /root/.npm "$root/root/.npm"; mount --bind /root/.npm "$root/root/.npm"
else
  mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"
  for each in ${brought.join(' ')}; do mount --rbind "/$each" "$root/$each"; done
  for each in usr etc; do mount -o remount,bind,ro "$root/$each"; done
  mount --bind "${dirname(process.execPath)}" "$root${nodeFolder}"
  for each in $writable; do mount -t tmpfs -o mode=1777,size=512m tmpfs "$root$each"; done
fi
exec chroot --userspec="$user" "$root" "$@"
`

/**
 * The command that runs another one as a container would: in a root of its own, as a user, with that root read-only where
 * it says what can be written. What it lacks of a container: processes and network are this machine's.
 */
export function inRoot(
  { root, directory, environment, user, writable }: Inside,
  command: readonly string[],
): [program: string, ...parameters: string[]] {
  mkdirSync(join(root, directory), { recursive: true })
  const variables = {
    ...environment,
    HOME: user.startsWith('0') ? '/root' : '/tmp',
    PATH: `${nodeFolder}:/usr/bin:/bin`,
  }
  return [
    ...(['unshare', '--mount', '--propagation', 'private', 'sh', '-c', script, 'sh'] as const),
    ...[root, user, writable?.join(' ') ?? '-', 'setpriv', '--no-new-privs', 'env', '-C', directory],
    ...Object.entries(variables).map(([name, value]) => `${name}=${value}`),
    ...command,
  ]
}
