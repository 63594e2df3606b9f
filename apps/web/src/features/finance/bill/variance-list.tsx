import type { BillVariance } from '@sojourn/contract/finance/bill.shapes'
import type { ReactNode } from 'react'
import { closeVariance, getBill, getVariances, searchBillLines } from '../../../api/calls/finance/bill'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { VarianceBadge } from './bill-badge'
import { ProofDownload } from './proof-file'
import styles from './bill.module.css'

interface VarianceListProps {
  variances: readonly BillVariance[]
  /** The company's finance puts them away. */
  closes: boolean
  /** What else can be done with one. */
  more?: (variance: BillVariance) => ReactNode
}

/** What the company found wrong, and what the agency answered. */
export function VarianceList({ variances, closes, more }: VarianceListProps) {
  const text = useText('finance/bill/page')
  if (variances.length === 0)
    return (
      <EmptyState compact icon="check" title={text.noVariances}>
        {text.variancesLead}
      </EmptyState>
    )
  return variances.map((variance) => (
    <Variance key={variance.varianceId} variance={variance}>
      <span className={styles['actions']}>
        {more?.(variance)}
        {closes && variance.state !== 'closed' && <Close varianceId={variance.varianceId} />}
      </span>
    </Variance>
  ))
}

interface VarianceProps {
  variance: BillVariance
  /** The company where the agency reads it. */
  served?: number
  children?: ReactNode
}

export function Variance({ variance, served, children }: VarianceProps) {
  const text = useText('finance/bill/page')
  const { varianceId, kind, orderNo, claimed, proof, file, state, raisedBy, raisedAt, adjusted, answer, answeredBy, answeredAt } =
    variance
  const amount = claimed === 0 ? '' : text.claimedOf({ amount: formatPrice(claimed) })
  return (
    <div className={styles['entry']}>
      <span className={styles['row']}>
        <strong>{[text.varianceKinds[kind], amount].filter(Boolean).join(' · ')}</strong>
        <VarianceBadge state={state} />
      </span>
      <span className={styles['small']}>{useDisputed(variance)}</span>
      <span>{proof}</span>
      {file && (
        <span className={styles['actions']}>
          <ProofDownload varianceId={varianceId} ending={file} served={served} />
        </span>
      )}
      <span className={styles['small']}>
        {[orderNo, text.raisedBy({ name: raisedBy, at: formatInstant(raisedAt) })].join(' · ')}
      </span>
      {answeredBy && answeredAt && (
        <span>
          {[
            text.answered({ name: answeredBy, at: formatInstant(answeredAt) }),
            adjusted === undefined ? '' : text.adjusted({ amount: formatPrice(adjusted) }),
            answer,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
      {children}
    </div>
  )
}

/** Which line it is about: what was charged, for what and whom. */
function useDisputed({ category, company, service, from, to, traveller, ticketNo, departAt }: BillVariance): string {
  const text = useText('finance/bill/page')
  const journey = [from, to].filter(Boolean).join(' → ')
  const charge = [text.categories[category], formatPrice(company)].join(' ')
  return [charge, service, journey, traveller, ticketNo, departAt && formatInstant(departAt)].filter(Boolean).join(' · ')
}

function Close({ varianceId }: { varianceId: string }) {
  const text = useText('finance/bill/page')
  const write = useWrite(closeVariance, [getBill, getVariances, searchBillLines])
  const close = () => void write.mutateAsync({ varianceId }).then(() => toast(text.closed, 'good'), tellFailure)
  return (
    <Button size="compact" busy={write.isPending} onClick={close}>
      {text.closeIt}
    </Button>
  )
}
