import type { LocalText } from '@sojourn/contract/kit/language'
import { isNameless } from '@sojourn/domain/admin/company/company-faults'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'
import { NameLines } from '../named/name-lines'
import styles from './company.module.css'

interface EntryDialogProps<Item extends { names: LocalText }> {
  title: string
  item: Item
  /** What is said where it has no name; absent where it needs none. */
  nameMissing?: string
  onDone: (item: Item) => void
  onClose: () => void
  /** The fields below its names. */
  children?: (item: Item, change: (more: Partial<Item>) => void) => ReactNode
}

/** One entry of a list of the company, with its names and what else is said of it. */
export function EntryDialog<Item extends { names: LocalText }>(props: EntryDialogProps<Item>) {
  const { title, nameMissing, onDone, onClose, children } = props
  const { list } = useText('admin/company/company')
  const { cancel } = useText('kit/widgets')
  const [item, setItem] = useState(props.item)
  const [tried, setTried] = useState(false)
  const change = (more: Partial<Item>) => setItem({ ...item, ...more })
  const lacksName = nameMissing !== undefined && isNameless(item.names)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!lacksName) onDone(item)
  }
  return (
    <Dialog open width="info" title={title} onClose={onClose}>
      <Form className={styles['dialog']} onSubmit={submit}>
        <NameLines
          value={item.names}
          required={nameMissing !== undefined}
          error={tried && lacksName ? nameMissing : undefined}
          onChange={(names) => change({ names: { ...item.names, ...names } } as Partial<Item>)}
        />
        {children?.(item, change)}
        <div className={styles['actions']}>
          <Button onClick={onClose}>{cancel}</Button>
          <Button kind="brand" type="submit">
            {list.apply}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
