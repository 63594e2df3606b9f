import { voucherVerdicts, type VoucherVerdict } from '@sojourn/contract/finance/voucher-words'
import type { Voucher } from '@sojourn/contract/finance/voucher.shapes'
import { searchCompanyVouchers, searchVouchers } from '../../../api/calls/finance/voucher'
import { Link } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Words } from '../../../kit/layout/words'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { listSearch, oneOf } from '../../../kit/lists/list-search'
import { RecordFoot, RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { VoucherBadge } from './voucher-badge'
import styles from './voucher.module.css'

export type Whose = 'own' | 'company'
const calls = { own: searchVouchers, company: searchCompanyVouchers } as const
const verdictSearch = listSearch({ verdict: oneOf(voucherVerdicts, '') })

/** Vouchers that were uploaded, newest first, by what they are worth. */
export function VoucherList({ whose }: { whose: Whose }) {
  const text = useText('finance/vouchers')
  const { search, change } = useListSearch(verdictSearch)
  const { verdict } = search
  const pages = usePages(calls[whose], verdict === '' ? {} : { verdicts: [verdict] }, (page) => page)
  return (
    <>
      <div className={styles['bar']}>
        <FilterSelect<VoucherVerdict, ''>
          label={text.verdict}
          all={text.all}
          values={voucherVerdicts.toReversed()}
          names={text.verdicts}
          value={verdict}
          none=""
          onChange={(next) => change({ verdict: next })}
        />
      </div>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={60} card={140} />}
        empty={
          <EmptyState compact icon="document" title={verdict === '' ? text.none : text.noneIn}>
            {verdict === '' ? text.noneWhy : ''}
          </EmptyState>
        }
      >
        {(vouchers) => <VoucherRecords vouchers={vouchers} whose={whose} />}
      </PagedList>
    </>
  )
}

function VoucherRecords({ vouchers, whose }: { vouchers: readonly Voucher[]; whose: Whose }) {
  const text = useText('finance/vouchers')
  const { columns: heads } = text
  const columns: Column<Voucher>[] = [
    { key: 'voucher', head: heads.voucher, cell: (voucher) => <VoucherLink voucher={voucher} whose={whose} /> },
    {
      key: 'buyer',
      head: heads.buyer,
      cell: ({ buyerName, buyerTaxNumber }) => <Words meta={buyerTaxNumber}>{buyerName}</Words>,
    },
    { key: 'tax', head: heads.tax, align: 'end', cell: ({ tax }) => <Price fen={tax} tone="plain" /> },
    { key: 'amount', head: heads.amount, align: 'end', cell: ({ amount }) => <Price fen={amount} tone="plain" /> },
    { key: 'verdict', head: heads.verdict, cell: (voucher) => <Verdict voucher={voucher} /> },
    {
      key: 'uploaded',
      head: heads.uploaded,
      cell: ({ uploadedAt, uploadedBy }) => <Words meta={formatInstant(uploadedAt)}>{uploadedBy}</Words>,
    },
  ]
  return (
    <Records
      caption={text.columns.voucher}
      columns={columns}
      rows={vouchers}
      rowKey={({ voucherId }) => voucherId}
      card={(voucher) => (
        <>
          <RecordLine>
            <VoucherLink voucher={voucher} whose={whose} />
          </RecordLine>
          <RecordLine>
            <Verdict voucher={voucher} />
          </RecordLine>
          <RecordFoot>
            <span className={styles['small']}>{[voucher.uploadedBy, formatInstant(voucher.uploadedAt)].join(' · ')}</span>
            <Price fen={voucher.amount} tone="plain" />
          </RecordFoot>
        </>
      )}
    />
  )
}

function VoucherLink({ voucher: { voucherId, format, number }, whose }: { voucher: Voucher; whose: Whose }) {
  const text = useText('finance/vouchers')
  const path = whose === 'own' ? paths.voucher : paths.companyVoucher
  return (
    <Words meta={number}>
      <Link to={path({ voucherId })} className={styles['name']}>
        {text.formats[format]}
      </Link>
    </Words>
  )
}

/** The first thing that was found stands beside it. */
function Verdict({ voucher }: { voucher: Voucher }) {
  const text = useText('finance/vouchers')
  const [first] = voucher.findings
  return (
    <Words meta={first ? text.findings[first] : ''}>
      <VoucherBadge voucher={voucher} />
    </Words>
  )
}
