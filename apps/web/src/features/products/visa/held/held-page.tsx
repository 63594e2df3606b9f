import type { OwnVisa } from '@sojourn/contract/products/visa/own.shapes'
import { compareDates } from '@sojourn/domain/kit/local-date'
import { entriesLeft } from '@sojourn/domain/products/visa/held'
import { useState } from 'react'
import { getOwnVisas, removeOwnVisa } from '../../../../api/calls/products/visa/own'
import { getVisasAlong } from '../../../../api/calls/products/visa/visa'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Link } from '../../../../kit/actions/link'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Page } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { formatFullDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../visa.module.css'
import { VisaDialog } from './visa-dialog'

export async function loader() {
  await loadTexts('products/visa/held', 'products/visa/search', 'products/visa/words', 'kit/drafts', 'kit/widgets')
  return null
}

/** Visas that one has, from here and from elsewhere: a trip that they serve needs no other. */
export function Component() {
  const text = useText('products/visa/held')
  const { data, error, refetch } = useRead(getOwnVisas, {}, { staleTime: 0 })
  const [editing, setEditing] = useState<OwnVisa | 'new'>()
  const add = (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setEditing('new')}>
      {text.add}
    </Button>
  )
  return (
    <Page title={text.title} back={paths.profile({ section: 'credentials' })} action={data && data.list.length > 0 && add}>
      <p className={styles['intro']}>{text.intro}</p>
      {data ? (
        data.list.length > 0 ? (
          <ul className={styles['products']}>
            {data.list.map((visa) => (
              <Visa key={visa.visaId ?? visa.orderNo} visa={visa} today={data.today} onEdit={() => setEditing(visa)} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="visa" title={text.empty} action={add}>
            {text.emptyWhy}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={110} gap={8} />
      )}
      {data && editing && (
        <VisaDialog today={data.today} visa={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Page>
  )
}

function Visa({ visa, today, onEdit }: { visa: OwnVisa; today: string; onEdit: () => void }) {
  const text = useText('products/visa/held')
  const words = useText('products/visa/words')
  const { visaId, orderNo, countryName: country, entries, stayDays, daysUsed, validFrom, validUntil } = visa
  return (
    <li className={styles['product']}>
      <div className={styles['main']}>
        <h2>{country}</h2>
        <p className={styles['line']}>
          <span>{words.entries[entries]}</span>
          <span>{words.stay({ days: stayDays })}</span>
          {daysUsed !== undefined && <span>{text.daysOf({ days: daysUsed })}</span>}
          <HeldStatus visa={visa} today={today} />
        </p>
        <p className={styles['soft']}>{text.valid({ from: formatFullDate(validFrom), until: formatFullDate(validUntil) })}</p>
      </div>
      <div className={styles['actions']}>
        {orderNo && <Link to={paths.visaOrder({ orderId: orderNo })}>{text.fromOrder}</Link>}
        {visaId && (
          <>
            <Button size="compact" aria-haspopup="dialog" aria-label={text.editTitle({ country })} onClick={onEdit}>
              {text.edit}
            </Button>
            <RemoveButton visaId={visaId} country={country} />
          </>
        )}
      </div>
    </li>
  )
}

/** What is left of it; nothing of one that lets in as often as one likes. */
function HeldStatus({ visa, today }: { visa: OwnVisa; today: string }) {
  const text = useText('products/visa/held')
  const left = entriesLeft(visa)
  if (left === 0) return <Badge tone="warn">{text.usedUp}</Badge>
  if (compareDates(visa.validFrom, today) > 0) return <Badge tone="warn">{text.notYet}</Badge>
  return Number.isFinite(left) ? <span>{text.left({ count: left })}</span> : null
}

function RemoveButton({ visaId, country }: { visaId: string; country: string }) {
  const text = useText('products/visa/held')
  const remove = useWrite(removeOwnVisa, [getOwnVisas, getVisasAlong])
  const drop = async () => {
    if (!(await ask({ message: text.removeAsk({ country }), confirm: text.remove, cancel: true }))) return
    remove.mutate({ visaId }, { onSuccess: () => toast(text.removed, 'good'), onError: (error) => toast(error.message, 'bad') })
  }
  return (
    <Button
      size="compact"
      kind="danger"
      busy={remove.isPending}
      aria-label={text.removeOf({ country })}
      onClick={() => void drop()}
    >
      {text.remove}
    </Button>
  )
}
