import type { MemberCard } from '@sojourn/contract/products/hotel/member-card.calls'
import { useState } from 'react'
import { getHotelMemberCards, removeHotelMemberCard } from '../../../../api/calls/products/hotel/member-card'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { MemberCardDialog, type MemberCards } from './member-card-dialog'
import styles from './member-cards.module.css'

export async function loader() {
  await loadTexts('products/hotel/member-card', 'kit/widgets')
  return null
}

/** Memberships of hotel groups (S2.39): numbers masked, one per group, filled in when a brand of the group is booked. */
export function Component() {
  const text = useText('products/hotel/member-card')
  const { data, error, refetch } = useRead(getHotelMemberCards, {}, { staleTime: 0 })
  const [editing, setEditing] = useState<MemberCard | 'new'>()
  const add = data && <AddButton data={data} onAdd={() => setEditing('new')} />
  return (
    <Page title={text.title} action={data && data.cards.length > 0 && add}>
      <p className={styles['intro']}>{text.intro}</p>
      {data ? (
        data.cards.length > 0 ? (
          <ul className={styles['cards']}>
            {data.cards.map((card) => (
              <Membership key={card.cardId} card={card} onEdit={() => setEditing(card)} />
            ))}
          </ul>
        ) : (
          <EmptyState icon="card" title={text.empty} action={add}>
            {text.emptyWhy}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={140} gap={12} />
      )}
      {data && editing && (
        <MemberCardDialog data={data} card={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
      )}
    </Page>
  )
}

function AddButton({ data: { cards, groups }, onAdd }: { data: MemberCards; onAdd: () => void }) {
  const text = useText('products/hotel/member-card')
  return (
    <Button kind="brand" icon="plus" disabledReason={cards.length >= groups.length ? text.allKept : undefined} onClick={onAdd}>
      {text.add}
    </Button>
  )
}

function Membership({ card, onEdit }: { card: MemberCard; onEdit: () => void }) {
  const text = useText('products/hotel/member-card')
  const remove = useWrite(removeHotelMemberCard, [getHotelMemberCards])
  const { cardId, groupName: group, number, holder, brands } = card
  const drop = async () => {
    if (!(await ask({ message: text.removeAsk({ group, number }), confirm: text.remove, cancel: text.keep }))) return
    remove.mutate({ cardId }, { onSuccess: () => toast(text.removed, 'good'), onError: (error) => toast(error.message, 'bad') })
  }
  return (
    <li className={styles['card']}>
      <h2>{group}</h2>
      <p className={styles['number']}>{number}</p>
      <p>{holder}</p>
      <p className={styles['soft']}>{text.brands({ names: text.list({ items: brands }) })}</p>
      <div className={styles['buttons']}>
        <Button size="compact" aria-haspopup="dialog" aria-label={text.editCard({ group })} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button
          size="compact"
          kind="danger"
          busy={remove.isPending}
          aria-label={text.removeCard({ group })}
          onClick={() => void drop()}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  )
}
