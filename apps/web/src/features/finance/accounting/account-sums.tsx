import type { AccountSum } from '@sojourn/contract/finance/accounting.shapes'
import { Table, type Column } from '../../../kit/lists/table'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'

/** What each account moves, on the side where it stands. */
export function AccountSums({ accounts }: { accounts: readonly AccountSum[] }) {
  const text = useText('finance/accounting/page')
  const side = (fen: number) => (fen > 0 ? formatPrice(fen) : '')
  const columns: Column<AccountSum>[] = [
    { key: 'ledger', head: text.ledger, cell: ({ ledger }) => ledger },
    { key: 'account', head: text.account, cell: ({ account }) => account },
    { key: 'debit', head: text.debit, align: 'end', cell: ({ amount }) => side(amount) },
    { key: 'credit', head: text.credit, align: 'end', cell: ({ amount }) => side(-amount) },
  ]
  return (
    <Table caption={text.accounts} columns={columns} rows={accounts} rowKey={({ ledger, account }) => `${ledger} ${account}`} />
  )
}
