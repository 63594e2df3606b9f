import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { DraftRestored } from '../forms/draft-note'
import { ChangeBar } from './change-bar'
import { EditConflicts } from './edit-conflicts'
import styles from './edit-form.module.css'
import { EditSections } from './edit-section'
import type { Edit } from './use-edit'

interface EditFormProps<Value> {
  label: string
  edit: Edit<Value>
  busy: boolean
  onSave: () => void
  /** Who saved something else meanwhile and when, as a sentence. */
  by?: ReactNode
  /** Sections. */
  children: ReactNode
}

/** A form that edits what is saved: its sections, what is to be chosen before them, what is to be saved after them. */
export function EditForm<Value>({ label, edit, busy, onSave, by, children }: EditFormProps<Value>) {
  const form = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(form, heading, edit)
  return (
    <div ref={form} role="group" aria-label={label} tabIndex={-1} className={styles['form']}>
      <div className={styles['kept']}>
        <DraftRestored draft={edit.draft} />
      </div>
      <EditConflicts ref={heading} edit={edit} by={by} />
      <EditSections label={label}>{children}</EditSections>
      <ChangeBar edit={edit} busy={busy} onSave={onSave} />
    </div>
  )
}

type Place = RefObject<HTMLElement | null>

/** Buttons go with what they did: the focus then goes to what is to be chosen, or stays in the form. */
function useFocusGoesOn<Value>(form: Place, heading: Place, { conflicts, changes }: Edit<Value>): void {
  const former = useRef({ conflicts: conflicts.length, changes: changes.length })
  useEffect(() => {
    const was = former.current
    former.current = { conflicts: conflicts.length, changes: changes.length }
    const focused = document.activeElement
    const lost = focused === document.body
    const refused = was.conflicts === 0 && focused?.closest('[data-change-bar]')
    const chosen = was.conflicts > conflicts.length && lost
    if (conflicts.length > 0 && (refused || chosen)) heading.current?.focus()
    else if (lost && (was.conflicts > conflicts.length || was.changes > changes.length))
      form.current?.focus({ preventScroll: true })
  }, [form, heading, conflicts.length, changes.length])
}
