import type { MemberCard } from '@sojourn/contract/products/hotel/member-card.calls'
import { useState } from 'react'
import { getHotelMemberCards, saveHotelMemberCard } from '../../../../api/calls/products/hotel/member-card'
import { useEmployee } from '../../../../api/employee'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { Field } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import styles from './member-cards.module.css'

export type MemberCards = WebResponse<NonNullable<typeof getHotelMemberCards.contract>>

interface MemberCardDialogProps {
  data: MemberCards
  /** Absent: a new one. */
  card: MemberCard | undefined
  onClose: () => void
}

/** The fields of a membership with what is wrong of them, here or as the server says. */
function useCardForm({ card, onClose }: MemberCardDialogProps) {
  const text = useText('products/hotel/member-card')
  const { employeeName } = useEmployee()
  const [form, setForm] = useState({ group: card?.group ?? '', number: '', holder: card?.holder ?? employeeName })
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiProblem>()
  const save = useWrite(saveHotelMemberCard, [getHotelMemberCards])
  const faults: Record<keyof typeof form, string | undefined> = {
    group: form.group === '' ? text.groupMissing : undefined,
    number: !card && form.number.trim() === '' ? text.numberMissing : undefined,
    holder: form.holder.trim() === '' ? text.holderMissing : undefined,
  }
  const send = () => {
    setTried(true)
    if (faults.group || faults.number || faults.holder) return
    const { group, number, holder } = form
    save.mutate(
      { group, number: number.trim(), holder: holder.trim(), ...(card && { cardId: card.cardId }) },
      {
        onSuccess: () => {
          toast(text.saved, 'good')
          onClose()
        },
        onError: (error) => (error instanceof ApiProblem ? setRefusal(error) : undefined),
      },
    )
  }
  const refusedField = refusal?.field !== undefined && refusal.field in form ? refusal.field : 'number'
  return {
    form,
    change: (more: Partial<typeof form>) => {
      setRefusal(undefined)
      setForm({ ...form, ...more })
    },
    errorOf: (field: keyof typeof form) =>
      (tried ? faults[field] : undefined) ?? (field === refusedField ? refusal?.message : undefined),
    busy: save.isPending,
    send,
  }
}

/** A new membership, or a change of one; its number is never shown again. */
export function MemberCardDialog(props: MemberCardDialogProps) {
  const { card, onClose } = props
  const text = useText('products/hotel/member-card')
  const { form, change, errorOf, busy, send } = useCardForm(props)
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={card ? text.editCard({ group: card.groupName }) : text.add}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="brand" busy={busy} onClick={send}>
            {text.save}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <GroupField {...props} value={form.group} error={errorOf('group')} onChange={(group) => change({ group })} />
        <Field
          label={text.number}
          required={!card}
          hint={card ? text.numberKept({ number: card.number }) : text.numberHint}
          error={errorOf('number')}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={30}
              value={form.number}
              onChange={(event) => change({ number: event.target.value })}
            />
          )}
        </Field>
        <Field label={text.holder} required error={errorOf('holder')}>
          {(control) => (
            <Input {...control} maxLength={60} value={form.holder} onChange={(event) => change({ holder: event.target.value })} />
          )}
        </Field>
      </div>
    </Dialog>
  )
}

interface GroupFieldProps extends Pick<MemberCardDialogProps, 'data' | 'card'> {
  value: string
  error: string | undefined
  onChange: (group: string) => void
}

/** The groups of which there is no card yet, and the card's own. */
function GroupField({ data, card, value, error, onChange }: GroupFieldProps) {
  const text = useText('products/hotel/member-card')
  const free = data.groups.filter(({ group }) => group === card?.group || !data.cards.some((other) => other.group === group))
  return (
    <Field label={text.group} required error={error}>
      {(control) => (
        <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{text.chooseGroup}</option>
          {free.map(({ group, groupName }) => (
            <option key={group} value={group}>
              {groupName}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
