import type { TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { Table } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { formatFigure, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './lab.module.css'
import { WorstTrips } from './worst-trips'

interface TrialProps {
  trial: TrialResult
}

/** What a trial would change. */
export function TrialView({ trial, mayTry }: TrialProps & { mayTry: boolean }) {
  const text = useText('admin/policy/lab')
  if (trial.sets === 0)
    return (
      <EmptyState icon="search" title={text.none}>
        {text.noneText}
      </EmptyState>
    )
  if (trial.booked.count === 0) return <NothingBooked trial={trial} />
  return (
    <>
      <Tiles trial={trial} />
      <Sums trial={trial} />
      <div className={styles['tables']}>
        <Verdicts trial={trial} />
        {trial.refused.length > 0 && <Refused trial={trial} />}
      </div>
      <WorstTrips trips={trial.worst} mayMark={mayTry} />
    </>
  )
}

function NothingBooked({ trial }: TrialProps) {
  const text = useText('admin/policy/lab')
  return (
    <>
      <FigureTiles>
        <Offers trial={trial} />
      </FigureTiles>
      <p className={styles['soft']}>{text.noneBooked}</p>
    </>
  )
}

function Offers({ trial: { offers, sets } }: TrialProps) {
  const text = useText('admin/policy/lab')
  return (
    <Fact name={text.tiles.offers}>
      {formatFigure(offers)}
      <small className={styles['under']}>{text.offersOf({ sets: formatFigure(sets) })}</small>
    </Fact>
  )
}

function Tiles({ trial }: TrialProps) {
  const text = useText('admin/policy/lab')
  const { booked, before, after, saving, difference } = trial
  const changeOf = (key: 'violating' | 'approval' | 'refused') => (
    <Fact name={text.tiles[key]}>
      {text.change({ before: formatFigure(before[key].count), after: formatFigure(after[key].count) })}
      <small className={styles['under']}>
        <Price fen={after[key].amount} tone="plain" />
      </small>
    </Fact>
  )
  return (
    <FigureTiles>
      <Offers trial={trial} />
      <Fact name={text.tiles.booked}>
        <Price fen={booked.amount} tone="plain" size="large" />
        <small className={styles['under']}>{text.orders({ count: formatFigure(booked.orders) })}</small>
      </Fact>
      {changeOf('violating')}
      {changeOf('approval')}
      {changeOf('refused')}
      <Fact name={text.tiles.saving}>
        <Price fen={saving.amount} tone="plain" size="large" />
        <small className={styles['under']}>
          {text.savingOf({ count: formatFigure(saving.count), of: formatFigure(difference.harder.count) })}
        </small>
      </Fact>
    </FigureTiles>
  )
}

/** What the tiles leave out, as sentences. */
function Sums({ trial: { difference, unknown } }: TrialProps) {
  const text = useText('admin/policy/lab')
  const said = ({ count, amount }: { count: number; amount: number }) => ({
    count: formatFigure(count),
    amount: formatPrice(amount),
  })
  return (
    <div className={styles['sums']}>
      <p>{text.harder(said(difference.harder))}</p>
      <p>{text.eased(said(difference.eased))}</p>
      {unknown > 0 && <p>{text.unknown({ count: formatFigure(unknown) })}</p>}
      <p className={styles['soft']}>{text.note}</p>
    </div>
  )
}

function Verdicts({ trial: { verdicts } }: TrialProps) {
  const text = useText('admin/policy/lab')
  return (
    <Table
      caption={text.verdicts}
      rows={verdicts}
      rowKey={({ verdict }) => verdict}
      columns={[
        { key: 'verdict', head: text.verdict, cell: ({ verdict }) => <VerdictBadge verdict={verdict} /> },
        { key: 'before', head: text.before, align: 'end', cell: ({ before }) => formatFigure(before) },
        { key: 'after', head: text.after, align: 'end', cell: ({ after }) => formatFigure(after) },
      ]}
    />
  )
}

function Refused({ trial: { refused, refusedPeople } }: TrialProps) {
  const text = useText('admin/policy/lab')
  return (
    <Table
      caption={text.refusedPeople({ count: formatFigure(refusedPeople) })}
      rows={refused.map((person, at) => ({ ...person, at }))}
      rowKey={({ at }) => String(at)}
      columns={[
        { key: 'name', head: text.person, cell: ({ name }) => name },
        { key: 'count', head: text.ordersHead, align: 'end', cell: ({ count }) => formatFigure(count) },
        { key: 'amount', head: text.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
      ]}
    />
  )
}
