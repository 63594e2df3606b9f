import type { OrderAct } from '@sojourn/contract/access/acting.calls'
import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { orderActsOf } from '@sojourn/domain/admin/orders/order-acts'
import { useState } from 'react'
import { actOnOrder } from '../../../api/calls/access/acting'
import { useWrite } from '../../../api/queries'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ActDialog } from '../fields/act-dialog'

const icons = { change: 'swap', refund: 'wallet', cancel: 'closeCircle', withdraw: 'closeCircle' } as const

/** Where each begins; an order is cancelled or taken back on its own page. */
const pageOf = (act: OrderAct, orderId: string): string =>
  act === 'change' ? paths.orderChange({ orderId }) : act === 'refund' ? paths.orderRefund({ orderId }) : paths.order({ orderId })

/** What may be done about an order in the name of whoever booked it. */
export function ActMenu({ order }: { order: CompanyOrder }) {
  const text = useText('admin/acting')
  const common = useText('admin/company/catalogue')
  const [act, setAct] = useState<OrderAct>()
  const write = useWrite(actOnOrder, [])
  const { orderNo, title, booker } = order
  // What is given up and booked again has no page on which it is changed.
  const isChanged = paths.orderChange({ orderId: orderNo }) !== paths.order({ orderId: orderNo })
  const acts = orderActsOf(order).filter((each) => each !== 'change' || isChanged)
  if (acts.length === 0) return null
  return (
    <>
      <Menu
        label=""
        name={common.actionsOf({ name: title })}
        icon="more"
        align="end"
        items={acts.map((each) => ({
          key: each,
          icon: icons[each],
          label: text.acts[each],
          onSelect: () => setAct(each),
        }))}
      />
      {act && (
        <ActDialog
          title={text.actTitle({ act: text.acts[act], order: title })}
          lead={text.actLead({ person: booker })}
          ask={(reason) => write.mutateAsync({ orderNo, act, reason })}
          to={pageOf(act, orderNo)}
          onClose={() => setAct(undefined)}
        />
      )}
    </>
  )
}
