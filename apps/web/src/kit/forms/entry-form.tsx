import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '../actions/button'
import { DraftNote } from './draft-note'
import styles from './entry-form.module.css'
import { FormRefusal } from './field'
import { Form } from './form'

interface EntryFormProps {
  /** What was refused of the whole. */
  refusal: string | undefined
  draft: ComponentProps<typeof DraftNote>['draft']
  submit: string
  busy: boolean
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A short form whose fields stand beside each other: an entry of a list that is never changed afterwards. */
export function EntryForm({ refusal, draft, submit, busy, onSubmit, children }: EntryFormProps) {
  return (
    <Form className={styles['form']} onSubmit={(event) => void onSubmit(event)}>
      {children}
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <DraftNote draft={draft} />
      <div className={styles['submit']}>
        <Button kind="main" type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </Form>
  )
}
