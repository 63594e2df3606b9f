import type { RailInvoice } from '@sojourn/contract/products/train-order.calls'
import { formatPrice } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { Table, type Column } from '../../../../kit/lists/table'
import { useText } from '../../../../kit/text/text'

/** What the electronic invoices of the railway say, ticket by ticket. */
export function OrderInvoices({ invoices }: { invoices: readonly RailInvoice[] }) {
  const text = useText('products/train-order')
  const { invoiceHead: head } = text
  const columns: Column<RailInvoice>[] = [
    { key: 'item', head: head.item, cell: (line) => `${text.invoiceItems[line.item]} · ${line.traveller}` },
    { key: 'ticket', head: head.ticket, cell: (line) => line.ticketNo },
    { key: 'amount', head: head.amount, align: 'end', cell: (line) => formatPrice(line.amount) },
    {
      key: 'tax',
      head: head.tax,
      align: 'end',
      cell: (line) => `${formatPrice(line.tax)} (${text.taxPercent({ percent: line.taxPercent })})`,
    },
    { key: 'net', head: head.net, align: 'end', cell: (line) => formatPrice(line.net) },
  ]
  return (
    <Card title={text.invoices}>
      <Table caption={text.invoices} columns={columns} rows={invoices} rowKey={(line) => `${line.ticketNo} ${line.item}`} />
    </Card>
  )
}
