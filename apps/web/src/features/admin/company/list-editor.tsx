import { useState, type ReactNode } from 'react'
import { Button } from '../../../kit/actions/button'
import { FieldError } from '../../../kit/forms/field'
import { Badge } from '../../../kit/marks/badge'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import styles from './company.module.css'
import { moved, withItem } from './list-order'

interface ListEditorProps<Item> {
  label: string
  addLabel: string
  items: readonly Item[]
  sentence: (item: Item) => string
  nameOf: (item: Item) => string
  error?: string | undefined
  /** Ends an entry that others speak of, or uses it again; without, an entry is removed. */
  ending?: { isEnded: (item: Item) => boolean; end: (item: Item, ended: boolean) => Item; mayRemove: (item: Item) => boolean }
  onChange: (items: Item[]) => void
  /** What an entry is written in; undefined is a new one. */
  dialog: (item: Item | undefined, onDone: (item: Item) => void, onClose: () => void) => ReactNode
}

/** A list of the company's own, in its order; it is saved with the form that it stands in. */
export function ListEditor<Item>(props: ListEditorProps<Item>) {
  const { label, addLabel, items, sentence, nameOf, error, ending, onChange, dialog } = props
  const { list: text } = useText('admin/company/company')
  const [open, setOpen] = useState<{ index: number | undefined }>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles['listEditor']}>
      {items.length === 0 ? (
        <p className={styles['soft']}>{text.empty}</p>
      ) : (
        <ol className={styles['entries']} aria-label={label}>
          {items.map((item, index) => (
            <li key={index}>
              <span className={styles['entry']}>
                {sentence(item)} {ending?.isEnded(item) && <Badge tone="locked">{text.ended}</Badge>}
              </span>
              <EntryMenu {...props} name={nameOf(item)} index={index} onEdit={() => setOpen({ index })} />
            </li>
          ))}
        </ol>
      )}
      {error && <FieldError>{error}</FieldError>}
      <Button icon="plus" size="compact" aria-haspopup="dialog" onClick={() => setOpen({ index: undefined })}>
        {addLabel}
      </Button>
      {open &&
        dialog(
          open.index === undefined ? undefined : items[open.index],
          (item) => {
            onChange(withItem(items, open.index, item))
            close()
          },
          close,
        )}
    </div>
  )
}

interface EntryMenuProps<Item> extends ListEditorProps<Item> {
  name: string
  index: number
  onEdit: () => void
}

function EntryMenu<Item>({ items, ending, onChange, name, index, onEdit }: EntryMenuProps<Item>) {
  const { list: text } = useText('admin/company/company')
  const item = items[index]!
  const move = (by: -1 | 1, reason: string) => {
    const next = moved(items, index, by)
    return { onSelect: () => next && onChange(next), disabledReason: next ? undefined : reason }
  }
  const isEnded = ending?.isEnded(item) ?? false
  const goes = !ending || ending.mayRemove(item)
  const leave = goes
    ? ({
        key: 'remove',
        icon: 'closeCircle',
        label: text.remove,
        onSelect: () => onChange(items.filter((_, at) => at !== index)),
      } as const)
    : ({
        key: 'end',
        icon: isEnded ? 'refresh' : 'closeCircle',
        label: isEnded ? text.resume : text.end,
        onSelect: () => onChange(withItem(items, index, ending.end(item, !isEnded))),
      } as const)
  return (
    <Menu
      label=""
      name={text.actionsOf({ name })}
      icon="more"
      align="end"
      items={[
        { key: 'edit', icon: 'edit', label: text.edit, onSelect: onEdit },
        { key: 'up', icon: 'chevronUp', label: text.up, ...move(-1, text.isFirst) },
        { key: 'down', icon: 'chevronDown', label: text.down, ...move(1, text.isLast) },
        leave,
      ]}
    />
  )
}
