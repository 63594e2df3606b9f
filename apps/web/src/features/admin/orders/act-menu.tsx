import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { useState } from 'react'
import { actOnOrder } from '../../../api/calls/access/acting'
import { useWrite } from '../../../api/queries'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { ActDialog } from '../fields/act-dialog'
import { actPagesOf } from './act-pages'

const icons = { change: 'swap', refund: 'wallet', cancel: 'closeCircle', withdraw: 'closeCircle' } as const

/** What may be done about an order in the name of whoever booked it. */
export function ActMenu({ order }: { order: CompanyOrder }) {
  const text = useText('admin/acting')
  const common = useText('admin/company/catalogue')
  const write = useWrite(actOnOrder, [])
  const { orderNo, title, booker } = order
  const pages = actPagesOf(order)
  const [chosen, choose] = useState<(typeof pages)[number]>()
  if (pages.length === 0) return null
  return (
    <>
      <Menu
        label=""
        name={common.actionsOf({ name: title })}
        icon="more"
        align="end"
        items={pages.map((page) => ({
          key: page.act,
          icon: icons[page.act],
          label: text.acts[page.act],
          onSelect: () => choose(page),
        }))}
      />
      {chosen && (
        <ActDialog
          title={text.actTitle({ act: text.acts[chosen.act], order: title })}
          lead={text.actLead({ person: booker })}
          ask={(reason) => write.mutateAsync({ orderNo, act: chosen.act, reason })}
          to={chosen.to}
          onClose={() => choose(undefined)}
        />
      )}
    </>
  )
}
