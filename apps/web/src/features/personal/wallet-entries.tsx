import type { PointsEntry } from '@sojourn/contract/finance/points.calls'
import { getPointsEntries } from '../../api/calls/finance/points'
import { Button } from '../../kit/actions/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { Entry } from '../../kit/lists/entry'
import { DateRangeField } from '../../kit/dates/date-range-field'
import { formatFigure, formatFullDate, formatInstant } from '../../kit/text/format'
import { IconMark } from '../../kit/marks/icon-mark'
import type { IconName } from '../../kit/marks/icon-paths'
import { ButtonLink, Link } from '../../kit/actions/link'
import { Card } from '../../kit/layout/page'
import { Segmented } from '../../kit/forms/radio-group'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { PagedList } from '../booking/paging/paged-list'
import { usePages } from '../booking/paging/use-pages'
import { walletDirections, walletSearch, type WalletSearch } from './wallet-search'
import styles from './wallet.module.css'

interface SearchProps {
  search: WalletSearch
  onChange: (next: WalletSearch) => void
}

/** Every movement of points, newest first. */
export function WalletEntries({ search, onChange }: SearchProps) {
  const text = useText('personal/wallet')
  return (
    <Card title={text.entries}>
      <Filters search={search} onChange={onChange} />
      <Results search={search} onChange={onChange} />
    </Card>
  )
}

/** Each choice takes effect at once. */
function Filters({ search, onChange }: SearchProps) {
  const text = useText('personal/wallet')
  return (
    <div role="search" className={styles['filters']}>
      <Segmented
        label={text.direction}
        value={search.direction}
        onChange={(direction) => onChange({ ...search, direction })}
        choices={walletDirections.map((direction) => ({ value: direction, label: text.directions[direction] }))}
      />
      <DateRangeField label={text.dates} hideLabel range={search} onChange={(dates) => onChange({ ...search, ...dates })} />
      {walletSearch.isNarrowed(search) && (
        <Button kind="quiet" onClick={() => onChange(walletSearch.none)}>
          {text.reset}
        </Button>
      )}
    </div>
  )
}

function Results({ search, onChange }: SearchProps) {
  const text = useText('personal/wallet')
  const pages = usePages(getPointsEntries, walletSearch.set(search), (page) => page)
  const empty = walletSearch.isNarrowed(search) ? (
    <EmptyState
      compact
      icon="search"
      title={text.noneFound}
      action={<Button onClick={() => onChange(walletSearch.none)}>{text.reset}</Button>}
    />
  ) : (
    <EmptyState
      icon="wallet"
      title={text.emptyTitle}
      action={
        <ButtonLink kind="brand" icon="plane" to={paths.home()}>
          {text.emptyAction}
        </ButtonLink>
      }
    >
      {text.emptyText}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} skeleton={<SkeletonList count={5} height={64} />} empty={empty}>
      {(items) => (
        <ul>
          {items.map((entry) => (
            <Movement key={entry.entryId} entry={entry} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const icons: Record<PointsEntry['kind'], IconName> = {
  earn: 'plane',
  takeBack: 'refresh',
  spend: 'wallet',
  return: 'refresh',
  expire: 'clock',
  adjust: 'edit',
}

function Movement({ entry }: { entry: PointsEntry }) {
  const text = useText('personal/wallet')
  const { kind, points, balanceAfter, at, lastDay, orderNo, title } = entry
  const sign = points > 0 ? '+' : '−'
  return (
    <Entry
      mark={<IconMark name={icons[kind]} />}
      title={text.kinds[kind]}
      meta={
        <span>
          {formatInstant(at)}
          {lastDay && ` · ${text.validTo({ day: formatFullDate(lastDay) })}`}
        </span>
      }
      end={
        <div className={styles['amounts']}>
          <span className={points > 0 ? styles['in'] : styles['out']}>
            {sign}
            {formatFigure(Math.abs(points))}
          </span>
          <span>{text.balanceAfter({ points: formatFigure(balanceAfter) })}</span>
        </div>
      }
    >
      {orderNo && title && <Link to={paths.order({ orderId: orderNo })}>{title}</Link>}
    </Entry>
  )
}
