import type { downloadDataExport, getDataExport, requestDataExport } from '@redress/contract/data-export.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, PackageOpen } from 'lucide-react'
import { caller, downloader } from '../../lib/api-client.ts'
import { polling } from '../../lib/live-connection.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { saveBlob } from '../../lib/save-blob.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './data-export.module.css'

const fetchState = caller<typeof getDataExport>('GET', '/v1/users/data-export')
const requestArchive = caller<typeof requestDataExport>('POST', '/v1/users/data-export')
const fetchArchive = downloader<typeof downloadDataExport>('GET', '/v1/users/data-export/file')

type State = Awaited<ReturnType<typeof fetchState>>
type Archive = NonNullable<State['archive']>

const whileMade = polling(5_000)

/** Export of all data of the account as one archive: requested here, and downloaded when it is ready. */
export function DataExport() {
  const texts = useTexts('dataExport')
  const state = useQuery({
    queryKey: queryKeys.dataExport,
    queryFn: ({ signal }) => fetchState(undefined, { signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.archive?.madeAt === null && whileMade(),
  })
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{texts.what}</p>
      <p className={classes.text}>{texts.notIn}</p>
      <Loaded query={state} failure={texts.failed}>
        {({ archive, nextAt }: State) => (
          <>
            <div className={classes.stack} aria-live="polite">
              {archive ? <Standing archive={archive} /> : null}
            </div>
            {nextAt === null ? <Ask isFirst={archive === null} /> : <NextAt time={nextAt} archive={archive} />}
          </>
        )}
      </Loaded>
    </div>
  )
}

function Standing({ archive }: { archive: Archive }) {
  const texts = useTexts('dataExport')
  const formats = useFormats()
  const { madeAt, size, availableUntil } = archive
  if (madeAt === null || availableUntil === null) {
    return (
      <div className={classes.archive}>
        <p>
          <strong>{texts.beingMade}</strong>
        </p>
        <p className={classes.text}>{texts.beingMadeText}</p>
      </div>
    )
  }
  return (
    <div className={classes.archive}>
      <p>
        <strong>{texts.ready}</strong>
      </p>
      <p className={classes.text}>{texts.readyText(formats.dateTime(madeAt), formats.dateTime(availableUntil))}</p>
      <Take name={`redress-${madeAt.slice(0, 10)}.zip`} size={formats.fileSize(size ?? 0)} />
    </div>
  )
}

function Take({ name, size }: { name: string; size: string }) {
  const texts = useTexts('dataExport')
  const queries = useQueryClient()
  const act = useAct({
    run: () => fetchArchive(),
    failed: texts.downloadFailed,
    onDone: blob => saveBlob(blob, name),
  })
  // The archive may have expired. Refetch the state, so that it is no longer offered.
  const refresh = () => void queries.invalidateQueries({ queryKey: queryKeys.dataExport })
  return (
    <div>
      <Button
        icon={<Download aria-hidden size={18} />}
        isPending={act.isPending}
        onClick={() => act.mutate(undefined, { onError: refresh })}
      >
        {act.isPending ? texts.downloading : texts.download(size)}
      </Button>
    </div>
  )
}

function Ask({ isFirst }: { isFirst: boolean }) {
  const texts = useTexts('dataExport')
  const queries = useQueryClient()
  const act = useAct({
    run: () => requestArchive(),
    failed: texts.askFailed,
    onDone: state => queries.setQueryData(queryKeys.dataExport, state),
  })
  // A refusal means that another window has requested an archive already. Refetch the state.
  const refresh = () => void queries.invalidateQueries({ queryKey: queryKeys.dataExport })
  return (
    <div>
      <Button
        variant="secondary"
        icon={<PackageOpen aria-hidden size={18} />}
        isPending={act.isPending}
        onClick={() => act.mutate(undefined, { onError: refresh })}
      >
        {isFirst ? texts.ask : texts.askAgain}
      </Button>
    </div>
  )
}

function NextAt({ time, archive }: { time: string; archive: Archive | null }) {
  const texts = useTexts('dataExport')
  const formats = useFormats()
  // The time of the next archive does not matter while one is being made.
  if (archive?.madeAt === null) return null
  return <p className={classes.text}>{texts.nextAt(formats.dateTime(time))}</p>
}
