import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import { searchCompanyDue } from '../../../api/calls/finance/voucher'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Card } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { DueList } from './due-list'

interface RadarThingsProps {
  part: { groupedBy: DueGroup; key: string } | undefined
  name: string | undefined
}

/** The charges behind a figure, each leading to its order. */
export function RadarThings({ part, name }: RadarThingsProps) {
  const { radar } = useText('finance/vouchers')
  const pages = usePages(searchCompanyDue, part ?? {}, (page) => page)
  return (
    <Card
      title={part ? (name ?? radar.nameOf[part.groupedBy]) : radar.all}
      action={
        <ButtonLink size="compact" to={paths.voucherRadar(part ? { by: part.groupedBy } : {})}>
          {radar.back}
        </ButtonLink>
      }
    >
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={4} row={60} card={140} />}
        empty={
          <EmptyState compact icon="check" title={radar.none}>
            {radar.noneWhy}
          </EmptyState>
        }
      >
        {(things) => <DueList things={things} whose />}
      </PagedList>
    </Card>
  )
}
