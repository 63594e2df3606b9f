import type { BillMatch } from '@sojourn/contract/finance/match.shapes'
import { useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { useReadFile } from './use-read-file'
import styles from './match.module.css'

interface HandInProps {
  enterpriseId: number
  match: BillMatch
  supplier: BillMatch['suppliers'][number]['supplier']
  onClose: () => void
}

const bytesAtMost = 2_000_000

/** A settlement file that the supplier sent otherwise, such as one that it corrected. */
export function HandInDialog(props: HandInProps) {
  const text = useText('finance/match')
  return (
    <Dialog open onClose={props.onClose} title={text.handInTitle({ supplier: text.suppliers[props.supplier] })}>
      <HandInForm {...props} />
    </Dialog>
  )
}

function HandInForm({ supplier, onClose, ...props }: HandInProps) {
  const text = useText('finance/match')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const { read, busy, error } = useReadFile(props, supplier)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = !file ? text.missing : file.size > bytesAtMost ? text.tooLong : undefined
    setFault(found)
    if (!file || found) return
    await file
      .text()
      .then(read)
      // The form shows what the server says of the file.
      .then(onClose, () => undefined)
  }
  return (
    <Form className={styles['form']} onSubmit={(event) => void submit(event)}>
      <p className={styles['small']}>{text.handInLead}</p>
      <div className={styles['chosen']}>
        <Button size="compact" icon="plus" onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        <span className={styles['small']}>{file?.name}</span>
        <input
          ref={input}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={text.choose}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </div>
      {fault && <FormRefusal>{fault}</FormRefusal>}
      {!fault && error && <FormRefusal>{error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={busy}>
          {text.handIn}
        </Button>
      </div>
    </Form>
  )
}
