import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { DropZone } from '../../ui/drop-zone.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useAct } from '../../ui/use-act.ts'
import { AnchoredAgreement } from './anchored-agreement.tsx'
import { checkFile, type FileCheck } from './check-file.ts'
import { IntactHistory } from './intact-history.tsx'
import classes from './verification.module.css'

/** Chooses a file and says whether it is as it was made. */
export function VerifyFile() {
  const texts = useTexts('verification')
  const check = useAct({ run: checkFile, failed: texts.failed })
  const choose = ([file]: readonly File[]) => file && check.mutate(file)
  const { variables: file, data: found } = check
  return (
    <>
      <DropZone label={texts.choose} texts={texts} isOne onFiles={choose} />
      <p className={classes.hint}>{texts.hint}</p>
      <div aria-live="polite" className={classes.result}>
        {check.isPending ? <p>{texts.checking(file?.name ?? '')}</p> : null}
        {check.isError ? (
          <ErrorState error={check.error} fallback={texts.failed} onRetry={() => file && check.mutate(file)} />
        ) : null}
        {found && file ? <Found found={found} name={file.name} /> : null}
      </div>
    </>
  )
}

function Found({ found, name }: { found: FileCheck; name: string }) {
  const texts = useTexts('verification')
  switch (found.kind) {
    case 'agreement':
      return <AnchoredAgreement {...found} />
    case 'history':
      return <IntactHistory history={found.history} />
    case 'altered agreement':
    case 'altered history':
    case 'insecure':
    case 'neither': {
      const { title, text } = texts.refused[found.kind]
      return (
        <Banner tone={found.kind.startsWith('altered') ? 'danger' : 'attention'} title={title}>
          <p>{text(name)}</p>
        </Banner>
      )
    }
  }
}
