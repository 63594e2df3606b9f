import { useRef, type FormEvent, type ReactNode } from 'react'
import { DraftRestored } from '../forms/draft-note'
import { Form } from '../forms/form'
import { ChangeBar } from './change-bar'
import { EditConflicts } from './edit-conflicts'
import styles from './edit-form.module.css'
import { EditSections } from './edit-section'
import type { Edit } from './use-edit'
import { useFocusGoesOn } from './use-focus-goes-on'

interface EditFormProps<Value> {
  label: string
  edit: Edit<Value>
  busy: boolean
  onSave: () => void
  /** Who saved something else meanwhile and when, as a sentence. */
  by?: ReactNode
  /** How many fields are to be mended before it can be saved. */
  faults?: number
  /** Sections. */
  children: ReactNode
}

/** A form that edits what is saved: its sections, what is to be chosen before them, what is to be saved after them. */
export function EditForm<Value>({ label, edit, busy, onSave, by, faults, children }: EditFormProps<Value>) {
  const form = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusGoesOn(form, heading, edit)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edit.changes.length > 0 && edit.conflicts.length === 0) onSave()
  }
  return (
    <Form onSubmit={save}>
      <div ref={form} role="group" aria-label={label} tabIndex={-1} className={styles['form']}>
        <div className={styles['kept']}>
          <DraftRestored draft={edit.draft} />
        </div>
        <EditConflicts ref={heading} edit={edit} by={by} />
        <EditSections label={label}>{children}</EditSections>
        <ChangeBar edit={edit} busy={busy} faults={faults} />
      </div>
    </Form>
  )
}
