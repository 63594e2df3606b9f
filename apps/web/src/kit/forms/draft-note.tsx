import { Button } from '../actions/button'
import { classNames } from '../browser/class-names'
import { Icon } from '../marks/icon'
import { ask } from '../overlays/modal-queue'
import { useOnDiscard } from '../overlays/on-discard'
import { formatClock } from '../text/format'
import { useText } from '../text/text'
import styles from './draft-note.module.css'
import type { KeptDraft } from './use-kept-draft'

type Draft = Omit<KeptDraft<unknown>, 'value' | 'change'>

/** What is true of the words that are typed; stands beside the button of a form. */
export function DraftNote({ draft }: { draft: Draft }) {
  useOnDiscard(draft.discard)
  return (
    <div className={styles['note']}>
      <DraftRestored draft={draft} />
      <DraftStatus draft={draft} />
    </div>
  )
}

/** The form began with what was typed last time: the way to begin anew. */
export function DraftRestored({ draft: { restored, discard } }: { draft: Draft }) {
  const text = useText('kit/drafts')
  const discardOnceSure = async () => {
    const { discardTitle: title, discardWhy: message, discard: confirm } = text
    if (await ask({ title, message, confirm, cancel: true })) discard()
  }
  return (
    <p role="status" className={styles['restored']}>
      {restored && (
        <>
          {text.restored}
          <Button kind="quiet" size="compact" onClick={() => void discardOnceSure()}>
            {text.discard}
          </Button>
        </>
      )}
    </p>
  )
}

/** Since when the words are kept, or that they are not. */
export function DraftStatus({ draft: { status, at, inTab } }: { draft: Draft }) {
  const text = useText('kit/drafts')
  const kept = status === 'kept'
  const time = formatClock(new Date(at).toISOString())
  return (
    <p role="status" className={classNames(styles['status'], !kept && styles['bad'])}>
      {status !== 'untouched' && (
        <>
          <Icon name={kept ? 'check' : 'alert'} size={16} />
          {kept ? (inTab ? text.keptInTab({ time }) : text.kept({ time })) : text[status]}
        </>
      )}
    </p>
  )
}
