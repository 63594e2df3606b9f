import { accountingFormats, type AccountingFormat } from '@sojourn/contract/finance/accounting-words'
import type { AccountingExport } from '@sojourn/contract/finance/accounting.shapes'
import { useState } from 'react'
import { download } from '../../../api/download'
import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { toast } from '../../../kit/overlays/toast'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './accounting.module.css'

/** What was exported of a bill, newest first; each file can be fetched again and is the same. */
export function ExportList({ exports }: { exports: readonly AccountingExport[] }) {
  const text = useText('finance/accounting/page')
  return (
    <Card title={text.history}>
      {exports.length === 0 ? (
        <EmptyState compact icon="document" title={text.noHistory} />
      ) : (
        <ul className={styles['exports']}>
          {exports.map((made) => (
            <li key={made.exportId}>
              <Export made={made} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Export({ made }: { made: AccountingExport }) {
  const text = useText('finance/accounting/page')
  const { mappingVersion: version, entries, rows, amount, madeBy, madeAt, hash } = made
  return (
    <>
      <div className={styles['row']}>
        <strong>{text.exportTitle({ version })}</strong>
        <span className={styles['actions']}>
          {accountingFormats.map((format) => (
            <Download key={format} made={made} format={format} />
          ))}
        </span>
      </div>
      <p>{text.exportFacts({ entries, rows, amount: formatPrice(amount) })}</p>
      <p className={styles['small']}>{text.by({ name: madeBy, at: formatInstant(madeAt) })}</p>
      <p className={styles['hash']}>{text.hash({ hash })}</p>
    </>
  )
}

function Download({ made: { exportId, billNo, mappingVersion }, format }: { made: AccountingExport; format: AccountingFormat }) {
  const text = useText('finance/accounting/page')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      await download('api/Finance/DownloadAccounting', { exportId, format }, `${billNo}-v${mappingVersion}.${format}`)
    } catch (error) {
      toast(error instanceof ApiProblem ? error.message : text.downloadFailed, 'bad')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="compact" icon="download" busy={busy} onClick={() => void take()}>
      {text.download[format]}
    </Button>
  )
}
