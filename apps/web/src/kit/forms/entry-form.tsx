import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '../actions/button'
import { useFirstError } from '../hooks/use-first-error'
import { DraftNote } from './draft-note'
import styles from './entry-form.module.css'
import { FormRefusal } from './field'

interface EntryFormProps {
  /** What is wrong with which field; the first of them gets the focus. */
  faults: Partial<Record<string, string>>
  /** What was refused of the whole. */
  refusal: string | undefined
  draft: ComponentProps<typeof DraftNote>['draft']
  submit: string
  busy: boolean
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A short form whose fields stand beside each other: an entry of a list that is never changed afterwards. */
export function EntryForm({ faults, refusal, draft, submit, busy, onSubmit, children }: EntryFormProps) {
  const ref = useFirstError(faults)
  return (
    <form ref={ref} className={styles['form']} onSubmit={(event) => void onSubmit(event)} noValidate>
      {children}
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <DraftNote draft={draft} />
      <div className={styles['submit']}>
        <Button kind="main" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
