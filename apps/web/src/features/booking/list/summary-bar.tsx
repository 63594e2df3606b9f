import { Badge } from '../../../kit/marks/badge'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { ButtonLink } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { DraftApplicationChip, useDraftApplication, type BookedDraft } from '../application/draft-application'
import { isBusiness } from '../draft/draft-kind'
import styles from './summary-bar.module.css'

interface SummaryDraft extends BookedDraft {
  travellers: readonly { name: string }[]
}

interface SummaryChipsProps {
  draft: SummaryDraft | undefined
  dates: string | undefined
  failed?: boolean
}

/** What was asked for, in chips beside the title; their room is kept until it is known, so that nothing below moves. */
export function SummaryChips({ draft, dates, failed = false }: SummaryChipsProps) {
  if (draft && dates !== undefined) return <Asked draft={draft} dates={dates} />
  return failed ? null : <Skeleton width={180} height={24} />
}

function Asked({ draft, dates }: { draft: SummaryDraft; dates: string }) {
  const text = useText('booking/list')
  const bookText = useText('booking/placing/book')
  const names = draft.travellers.map(({ name }) => name)
  return (
    <>
      <span className={styles['dates']}>{dates}</span>
      <Badge tone="brand" icon="briefcase">
        {isBusiness(draft) ? text.business : text.personal}
      </Badge>
      {names.length > 0 && (
        <Badge icon={names.length > 1 ? 'users' : 'user'}>
          <span className={styles['names']} title={bookText.list({ items: names })}>
            {names.length > 3 ? bookText.people({ count: names.length }) : bookText.list({ items: names })}
          </span>
        </Badge>
      )}
      <DraftApplicationChip draft={draft} />
    </>
  )
}

interface EditSearchProps {
  draft: SummaryDraft | undefined
  /** The product's tab. */
  type?: number
  /** Filters of the list as its address has them, which the form sends along; those of flights abroad are others. */
  filters?: string
  intlFilters?: string
}

/** Back to the form of the home page, which still holds what was asked for. */
export function EditSearch({ draft, type, filters, intlFilters }: EditSearchProps) {
  const text = useText('booking/list')
  const travelApplyNo = useDraftApplication(draft)?.application?.travelApplyNo
  const query = {
    ...(type !== undefined && { type }),
    ...(draft && { travelType: draft.travelType }),
    ...(travelApplyNo && { travelApplyNo }),
    ...(filters && { filters }),
    ...(intlFilters && { intlFilters }),
  }
  return (
    <ButtonLink to={paths.home(query)} icon="edit">
      {text.editSearch}
    </ButtonLink>
  )
}
