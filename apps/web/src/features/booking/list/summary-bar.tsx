import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Badge } from '../../../kit/marks/badge'
import { Skeleton } from '../../../kit/feedback/skeleton'
import { ButtonLink } from '../../../kit/actions/link'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { DraftApplicationChip, type BookedDraft } from '../application/draft-application'
import { isBusiness } from '../draft/draft-kind'
import type { EditedSearch } from '../product/screens'
import type { EditedProps } from './edited-form'
import styles from './summary-bar.module.css'

const EditedForm = lazy(async () => {
  const [module] = await Promise.all([import('./edited-form'), loadTexts('app/home')])
  return { default: module.EditedForm }
})

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
  draft: EditedSearch['draft'] | undefined
  /** The code of the product. */
  type: EditedProps['type']
  /** Filters of the list as its address has them, which the form sends along. */
  filters?: string
}

/** Opens the form of the search over its list; where the search is not known, the home page has one. */
export function EditSearch({ draft, type, filters = '' }: EditSearchProps) {
  const text = useText('booking/list')
  const [open, setOpen] = useState(false)
  if (!draft)
    return (
      <ButtonLink to={paths.home({ type })} icon="edit">
        {text.editSearch}
      </ButtonLink>
    )
  return (
    <>
      <Button icon="edit" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.editSearch}
      </Button>
      {open && (
        <Suspense>
          <EditedForm draft={draft} type={type} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
