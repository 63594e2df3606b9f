import type { OrderView } from '@sojourn/contract/admin/orders/order-view.calls'
import type { ViewList } from '@sojourn/contract/admin/orders/order-words'
import { useId, useState, type FormEvent } from 'react'
import { getOrderViews, removeOrderView, saveOrderView } from '../../../api/calls/admin/orders/order-view'
import { useRead, useWrite } from '../../../api/queries'
import { Button, IconButton } from '../../../kit/actions/button'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { Popover } from '../../../kit/overlays/popover'
import { toast } from '../../../kit/overlays/toast'
import type { LookState } from '../../../kit/lists/list-look'
import { useText } from '../../../kit/text/text'
import { LineField } from '../fields/line-field'
import { orderRequest, searchOfView, type OrderSearch } from './order-search'
import styles from './views.module.css'

interface ViewsMenuProps extends LookState {
  list: ViewList
  /** Those that may be left out. */
  columns: readonly { key: string }[]
  search: OrderSearch
  onChange: (next: OrderSearch) => void
}

/** Filters, order and columns that somebody keeps under a name: opened with one press. */
export function ViewsMenu(props: ViewsMenuProps) {
  const text = useText('admin/orders/orders')
  const [saving, setSaving] = useState(false)
  const { list, columns, look, change, onChange } = props
  const views = (useRead(getOrderViews, {}).data?.list ?? []).filter((view) => view.list === list)
  const open = (view: OrderView) => {
    onChange(searchOfView(view.search))
    change({ ...look, hidden: columns.map(({ key }) => key).filter((key) => !view.columns.includes(key)) })
  }
  return (
    <>
      <Popover label={text.views} icon="heart" align="end">
        <div className={styles['views']}>
          {views.length === 0 && <p className={styles['none']}>{text.noViews}</p>}
          {views.length > 0 && (
            <ul className={styles['list']} aria-label={text.views}>
              {views.map((view) => (
                <ViewLine key={view.viewId} view={view} onOpen={() => open(view)} />
              ))}
            </ul>
          )}
          <Button size="compact" icon="plus" aria-haspopup="dialog" onClick={() => setSaving(true)}>
            {text.saveView}
          </Button>
        </div>
      </Popover>
      {saving && <SaveView {...props} onClose={() => setSaving(false)} />}
    </>
  )
}

function ViewLine({ view, onOpen }: { view: OrderView; onOpen: () => void }) {
  const text = useText('admin/orders/orders')
  const write = useWrite(removeOrderView, [getOrderViews])
  const remove = () =>
    void write.mutateAsync({ viewId: view.viewId }).then(
      () => toast(text.viewRemoved, 'good'),
      (error: Error) => toast(error.message, 'bad'),
    )
  return (
    <li className={styles['line']}>
      <Button kind="quiet" size="compact" className={styles['open']} onClick={onOpen}>
        {view.name}
      </Button>
      <IconButton icon="close" label={text.removeView({ name: view.name })} onClick={remove} />
    </li>
  )
}

function SaveView({ list, columns, look, search, onClose }: ViewsMenuProps & { onClose: () => void }) {
  const text = useText('admin/orders/orders')
  const id = useId()
  const [name, setName] = useState('')
  const [refused, setRefused] = useState<string>()
  const write = useWrite(saveOrderView, [getOrderViews])
  const save = (event: FormEvent) => {
    event.preventDefault()
    const shown = columns.map(({ key }) => key).filter((key) => !look.hidden.includes(key))
    void write.mutateAsync({ list, name, search: orderRequest(search), columns: shown }).then(
      () => {
        toast(text.viewSaved, 'good')
        onClose()
      },
      (error: Error) => setRefused(error.message),
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.saveView}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="brand" type="submit" form={id} busy={write.isPending}>
            {text.save}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={save}>
        <LineField
          label={text.viewName}
          hint={text.viewNameHint}
          error={refused}
          required
          maxLength={40}
          value={name}
          onChange={(next) => {
            setRefused(undefined)
            setName(next)
          }}
        />
      </Form>
    </Dialog>
  )
}
