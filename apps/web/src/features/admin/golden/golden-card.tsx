import type { GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { useState } from 'react'
import { getGoldenTrips } from '../../../api/calls/products/policy-lab'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card } from '../../../kit/layout/page'
import { RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Menu } from '../../../kit/overlays/menu'
import { useText } from '../../../kit/text/text'
import { RecordHistoryDrawer } from '../history/record-drawer'
import { AddGolden } from './add-golden'
import { EditGolden } from './edit-golden'
import { GoldenCells, useGoldenColumns } from './golden-columns'
import styles from './golden.module.css'
import { useEndGolden } from './use-end-golden'

type Opened = { show: 'add' } | { show: 'edit' | 'history'; golden: GoldenTrip }

/** Golden trips with what policies say of them now. */
export function GoldenCard() {
  const text = useText('admin/policy/golden')
  const [ended, setEnded] = useState(false)
  const [open, setOpen] = useState<Opened>()
  const { data, error, refetch } = useRead(getGoldenTrips, ended ? { ended } : {}, { keepFormer: true })
  const mayChange = data?.mayChange ?? false
  return (
    <Card
      title={text.title}
      action={
        <div className={styles['acts']}>
          <Button size="compact" kind="quiet" aria-pressed={ended} onClick={() => setEnded(!ended)}>
            {text.shows[ended ? 'active' : 'ended']}
          </Button>
          {mayChange && (
            <Button size="compact" icon="plus" aria-haspopup="dialog" onClick={() => setOpen({ show: 'add' })}>
              {text.add}
            </Button>
          )}
        </div>
      }
    >
      <p className={styles['lead']}>{text.lead}</p>
      {data ? (
        <Goldens list={data.list} ended={ended} mayChange={mayChange} onOpen={setOpen} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={56} />
      )}
      {open && <OpenedGolden open={open} list={data?.list} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}

interface GoldensProps {
  list: readonly GoldenTrip[]
  ended: boolean
  mayChange: boolean
  onOpen: (open: Opened) => void
}

function Goldens({ list, ended, mayChange, onOpen }: GoldensProps) {
  const text = useText('admin/policy/golden')
  const columns = useGoldenColumns()
  if (list.length === 0)
    return (
      <EmptyState icon="heart" title={ended ? text.emptyEnded : text.empty}>
        {ended ? undefined : text.emptyText}
      </EmptyState>
    )
  const menu = (golden: GoldenTrip) => <RowMenu golden={golden} mayChange={mayChange} onOpen={onOpen} />
  const actions: Column<GoldenTrip> = {
    key: 'actions',
    head: <span className="visually-hidden">{text.actions}</span>,
    width: 56,
    align: 'end',
    cell: menu,
  }
  return (
    <Records
      caption={text.title}
      columns={[...columns, actions]}
      rows={list}
      rowKey={({ goldenId }) => goldenId}
      card={(golden) => (
        <RecordLine>
          <GoldenCells golden={golden} />
          {menu(golden)}
        </RecordLine>
      )}
    />
  )
}

function RowMenu({ golden, mayChange, onOpen }: Pick<GoldensProps, 'mayChange' | 'onOpen'> & { golden: GoldenTrip }) {
  const text = useText('admin/policy/golden')
  const end = useEndGolden()
  const changes = mayChange && golden.endedOn === undefined
  return (
    <Menu
      label=""
      name={`${text.actions}: ${golden.name}`}
      icon="more"
      align="end"
      items={[
        ...(changes
          ? [{ key: 'edit', icon: 'edit' as const, label: text.edit, onSelect: () => onOpen({ show: 'edit', golden }) }]
          : []),
        { key: 'history', icon: 'clock', label: text.history, onSelect: () => onOpen({ show: 'history', golden }) },
        ...(changes ? [{ key: 'end', icon: 'closeCircle' as const, label: text.end, onSelect: () => void end(golden) }] : []),
      ]}
    />
  )
}

interface OpenedGoldenProps {
  open: Opened
  list: readonly GoldenTrip[] | undefined
  onClose: () => void
}

/** A golden trip is opened as it is by now: somebody else may have changed it meanwhile. */
function OpenedGolden({ open, list, onClose }: OpenedGoldenProps) {
  const text = useText('admin/policy/golden')
  if (open.show === 'add') return <AddGolden onClose={onClose} />
  const golden = list?.find(({ goldenId }) => goldenId === open.golden.goldenId) ?? open.golden
  if (open.show === 'edit') return <EditGolden golden={golden} onClose={onClose} />
  return (
    <RecordHistoryDrawer
      kind="goldenTrip"
      id={golden.goldenId}
      title={text.historyOf(golden)}
      labels={text.historyFields}
      onClose={onClose}
    />
  )
}
