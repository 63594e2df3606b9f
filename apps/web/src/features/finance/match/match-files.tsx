import type { BillMatch } from '@sojourn/contract/finance/match.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { toast } from '../../../kit/overlays/toast'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { HandInDialog } from './hand-in-dialog'
import { useReadFile } from './use-read-file'
import styles from './match.module.css'

type Supplier = BillMatch['suppliers'][number]
interface FilesProps {
  enterpriseId: number
  match: BillMatch
}

/** Each supplier of the bill with its settlement file. */
export function MatchFiles({ enterpriseId, match }: FilesProps) {
  const text = useText('finance/match')
  const { suppliers } = match
  return (
    <Card title={text.files}>
      {suppliers.length === 0 ? (
        <EmptyState compact icon="check" title={text.noFiles} />
      ) : (
        suppliers.map((one) => <SupplierFile key={one.supplier} enterpriseId={enterpriseId} match={match} one={one} />)
      )}
    </Card>
  )
}

function SupplierFile({ one: { supplier, lines, company, file }, ...props }: FilesProps & { one: Supplier }) {
  const text = useText('finance/match')
  const [handing, setHanding] = useState(false)
  const { read, busy } = useReadFile(props, supplier)
  const get = () => read().catch((error: Error) => toast(error.message, 'bad'))
  return (
    <section className={styles['entry']} aria-label={text.suppliers[supplier]}>
      <span className={styles['row']}>
        <strong>{text.suppliers[supplier]}</strong>
        <FileBadge match={props.match} supplier={supplier} read={file !== undefined} />
      </span>
      <span className={styles['small']}>{text.billed({ lines, amount: formatPrice(company) })}</span>
      {file && (
        <span className={styles['small']}>
          {[
            text.file({ name: file.name, lines: file.lines, amount: formatPrice(file.sum) }),
            text.readBy({ name: file.readBy, at: formatInstant(file.readAt) }),
          ].join(' · ')}
        </span>
      )}
      <span className={styles['actions']}>
        <Button size="compact" aria-haspopup="dialog" onClick={() => setHanding(true)}>
          {text.handIn}
        </Button>
        <Button size="compact" kind={file ? 'plain' : 'brand'} busy={busy} onClick={() => void get()}>
          {file ? text.again : text.read}
        </Button>
      </span>
      {handing && <HandInDialog {...props} supplier={supplier} onClose={() => setHanding(false)} />}
    </section>
  )
}

const waiting: readonly string[] = ['found', 'asked']

function FileBadge({ match, supplier, read }: { match: BillMatch; supplier: Supplier['supplier']; read: boolean }) {
  const text = useText('finance/match')
  const of = match.counts.filter((one) => one.supplier === supplier)
  const open = of.filter(({ state }) => waiting.includes(state)).reduce((count, one) => count + one.count, 0)
  if (!read) return <Badge tone="neutral">{text.unread}</Badge>
  if (open > 0) return <Badge tone="warn">{text.open({ count: open })}</Badge>
  return <Badge tone="good">{of.length === 0 ? text.allMatched : text.handled}</Badge>
}
