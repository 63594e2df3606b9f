import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/button'
import { DraftStatus } from '../forms/draft-note'
import { useNarrow } from '../hooks/use-width'
import { ask } from '../overlays/modal-queue'
import { useText } from '../text/text'
import styles from './change-bar.module.css'
import { ChangeList } from './change-list'
import type { Edit } from './use-edit'
import { useFocusClear } from './use-focus-clear'

interface ChangeBarProps<Value> {
  edit: Edit<Value>
  busy: boolean
  /** Without it the button submits the form around it. */
  onSave?: () => void
  faults?: number | undefined
  /** What the button says where it does not save at once. */
  action?: string | undefined
  /** Why it cannot be pressed now. */
  blocked?: string | undefined
}

/** Stands at the end of a form as soon as something differs from what is saved: what, the way back, and one button that saves it. */
export function ChangeBar<Value>({ edit, busy, onSave, faults, action, blocked }: ChangeBarProps<Value>) {
  const text = useText('kit/edit')
  const { changes, conflicts } = edit
  return (
    <>
      <p role="status" className="visually-hidden">
        {changes.length > 0 && text.unsaved({ count: changes.length })}
      </p>
      {changes.length > 0 && (
        <Bar count={changes.length} label={text.bar} edit={edit} faults={faults}>
          <Button
            kind="brand"
            busy={busy}
            disabledReason={conflicts.length > 0 ? text.chooseFirst({ count: conflicts.length }) : blocked}
            type={onSave ? 'button' : 'submit'}
            onClick={onSave}
          >
            {action ?? text.save}
          </Button>
        </Bar>
      )}
    </>
  )
}

interface BarProps<Value> extends Pick<ChangeBarProps<Value>, 'edit' | 'faults'> {
  count: number
  label: string
  children: ReactNode
}

function Bar<Value>({ count, label, edit, faults = 0, children }: BarProps<Value>) {
  const text = useText('kit/edit')
  const bar = useRef<HTMLElement>(null)
  useFocusClear(bar)
  const narrow = useNarrow()
  const undoAll = async () => {
    const { undoAllTitle: title, undoAllWhy: message, undoAll: confirm } = text
    if (count === 1 || (await ask({ title, message, confirm, cancel: true }))) edit.undoAll()
  }
  return (
    <section ref={bar} className={styles['bar']} aria-label={label} data-change-bar>
      <div className={styles['changes']}>
        <ChangeList changes={edit.changes} onUndo={edit.undo} most={narrow ? 1 : 3} />
      </div>
      <div className={styles['foot']}>
        <strong>{text.unsaved({ count })}</strong>
        <DraftStatus draft={edit.draft} />
        <span className={styles['buttons']}>
          <Button kind="quiet" onClick={() => void undoAll()}>
            {text.undoAll}
          </Button>
          {children}
        </span>
      </div>
      {edit.conflicts.length > 0 && <p className={styles['why']}>{text.chooseFirst({ count: edit.conflicts.length })}</p>}
      {faults > 0 && (
        <p role="alert" className={styles['faults']}>
          {text.faults({ count: faults })}
        </p>
      )}
    </section>
  )
}
