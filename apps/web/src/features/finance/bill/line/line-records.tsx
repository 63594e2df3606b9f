import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import { useMemo, type ReactNode } from 'react'
import { Link } from '../../../../kit/actions/link'
import { Words } from '../../../../kit/layout/words'
import type { ListLook } from '../../../../kit/lists/list-look'
import { RecordFoot, RecordLine, Records } from '../../../../kit/lists/records'
import type { Selection } from '../../../../kit/lists/selection'
import type { Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { BothAmounts } from '../../../../kit/marks/in-base'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { MatchBadge, VarianceBadge } from '../bill-badge'
import styles from '../bill.module.css'

interface LineRecordsProps {
  lines: readonly BillLine[]
  selection?: Selection<BillLine> | undefined
  /** What can be done with a line. */
  actions?: ((line: BillLine) => ReactNode) | undefined
  /** Which columns somebody chose. */
  look?: ListLook | undefined
  /** Whether orders and invoices can be opened by whoever reads. */
  linked?: boolean
}

/** What a line tells besides, in columns that wait to be wanted. */
const toldColumns = [
  'booker',
  'travellerNumber',
  'grade',
  'travelApplyNo',
  'violations',
  'reason',
  'channel',
  'outsideNo',
  'ownPrice',
  'remark',
] as const
export const hiddenAtFirst: readonly string[] = ['voucher', 'proof', 'tax', 'paying', ...toldColumns]

const usualLook: ListLook = { dense: false, hidden: hiddenAtFirst }

/** Lines of a bill, one for each ticket, night and fee. */
export function LineRecords({ lines, selection, actions, look = usualLook, linked = true }: LineRecordsProps) {
  const text = useText('finance/bill/page')
  const columns = useBillColumns(actions, linked)
  return (
    <Records
      caption={text.detail}
      columns={columns}
      rows={lines}
      rowKey={({ lineId }) => lineId}
      selection={selection}
      look={look}
      card={(line, box) => <LineCard line={line} box={box} actions={actions} linked={linked} />}
    />
  )
}

export function useBillColumns(actions?: LineRecordsProps['actions'], linked = true): readonly Column<BillLine>[] {
  const text = useText('finance/bill/page')
  const { lines: words } = useText('admin/orders/words')
  const { line: heads } = text
  return useMemo(() => {
    const all: Column<BillLine>[] = [
      { key: 'at', head: heads.at, cell: ({ at }) => formatInstant(at) },
      { key: 'order', head: heads.order, cell: (line) => <Order line={line} linked={linked} /> },
      { key: 'who', head: heads.who, cell: (line) => <Traveller line={line} /> },
      { key: 'what', head: heads.what, cell: (line) => <Charge line={line} /> },
      {
        key: 'cost',
        head: heads.cost,
        cell: ({ told, entity }) => <Words meta={joined([told.project, entity])}>{told.costCentre}</Words>,
      },
      { key: 'amount', head: heads.amount, align: 'end', cell: ({ company, base }) => <BothAmounts fen={company} base={base} /> },
      { key: 'voucher', head: heads.voucher, cell: ({ voucher }) => text.vouchers[voucher] },
      { key: 'proof', head: heads.proof, cell: ({ proof }) => <Proof proof={proof} linked={linked} /> },
      {
        key: 'tax',
        head: heads.tax,
        align: 'end',
        cell: ({ deductibleTax }) => (deductibleTax === 0 ? '' : formatPrice(deductibleTax)),
      },
      { key: 'paying', head: text.columns.payingDepartment, cell: ({ told }) => told.payingDepartment },
      ...toldColumns.map((field): Column<BillLine> => ({ key: field, head: words[field], cell: ({ told }) => told[field] })),
      { key: 'decision', head: heads.decision, cell: (line) => <Decision line={line} /> },
    ]
    return actions ? [...all, { key: 'actions', head: text.actions, align: 'end' as const, cell: actions, fixed: true }] : all
  }, [heads, text, words, actions, linked])
}

const joined = (words: readonly string[]): string => words.filter(Boolean).join(' · ')

interface LineCardProps {
  line: BillLine
  box: ReactNode
  actions: LineRecordsProps['actions']
  linked: boolean
}

/** A line where there is no room for a table. */
function LineCard({ line, box, actions, linked }: LineCardProps) {
  const { company, base, told } = line
  return (
    <>
      <RecordLine>
        <span className={styles['row']}>
          {box}
          <Charge line={line} />
        </span>
        <BothAmounts fen={company} base={base} />
      </RecordLine>
      <Words meta={joined([told.department, told.costCentre])}>{told.traveller}</Words>
      <Order line={line} linked={linked} />
      <Decision line={line} />
      {line.proof && <Proof proof={line.proof} linked={linked} />}
      {actions && <RecordFoot>{actions(line)}</RecordFoot>}
    </>
  )
}

function Traveller({ line: { told } }: { line: BillLine }) {
  return (
    <Words meta={told.department}>
      <span className={styles['line']}>{told.traveller}</span>
    </Words>
  )
}

function Order({ line: { orderNo, told }, linked }: { line: BillLine; linked: boolean }) {
  const classes = `${styles['name']} ${styles['line']}`
  return (
    <Words meta={told.ticketNo}>
      {linked ? (
        <Link to={paths.order({ orderId: orderNo })} className={classes}>
          {orderNo}
        </Link>
      ) : (
        <span className={classes}>{orderNo}</span>
      )}
    </Words>
  )
}

function Charge({ line: { category, night, told } }: { line: BillLine }) {
  const text = useText('finance/bill/page')
  const journey = [told.service, [told.from, told.to].filter(Boolean).join(' → ')].filter(Boolean).join(' ')
  return (
    <Words meta={journey}>
      {[text.categories[category], night !== undefined && text.night({ night })].filter(Boolean).join(' · ')}
    </Words>
  )
}

/** The voucher's number, where it stands, and whether it was printed and sent. */
function Proof({ proof, linked }: { proof: BillLine['proof']; linked: boolean }) {
  const text = useText('finance/invoice')
  const { line } = useText('finance/bill/page')
  if (!proof) return <span className={styles['soft']}>{line.noProof}</span>
  const { invoiceId, number, state, printedAt, mailedAt } = proof
  const marks = [
    printedAt && text.printedAt({ at: formatInstant(printedAt) }),
    mailedAt && text.mailedAt({ at: formatInstant(mailedAt) }),
  ]
  const name = number ?? text.states[state]
  return (
    <Words meta={joined([number === undefined ? '' : text.states[state], ...marks.map((mark) => mark ?? '')])}>
      {invoiceId === undefined || !linked ? name : <Link to={paths.invoice({ invoiceId })}>{name}</Link>}
    </Words>
  )
}

function Decision({ line: { category, decision, deferredFrom, variance, match } }: { line: BillLine }) {
  const text = useText('finance/bill/page')
  const meta = deferredFrom ? text.deferredFrom({ billNo: deferredFrom }) : category === 'adjustment' ? text.adjusts : ''
  return (
    <Words meta={meta}>
      <span className={styles['row']}>
        <Badge tone={decision === 'thisPeriod' ? 'good' : decision === 'nextPeriod' ? 'neutral' : 'warn'}>
          {decision ? text.decisions[decision] : text.undecidedOne}
        </Badge>
        {variance && <VarianceBadge state={variance} />}
        {match && <MatchBadge match={match} />}
      </span>
    </Words>
  )
}
