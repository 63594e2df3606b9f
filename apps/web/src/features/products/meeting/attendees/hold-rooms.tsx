import type { AttendeeCounts } from '@sojourn/contract/products/meeting/attendee.shapes'
import { blockRoomsAtMost } from '@sojourn/contract/products/meeting/meeting-words'
import { useState } from 'react'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { getMeetingOrderDetail } from '../../../../api/calls/products/meeting/order'
import { holdMeetingRooms } from '../../../../api/calls/products/meeting/room-block'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { toast } from '../../../../kit/overlays/toast'
import { formatDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import type { Rooms } from './attendees-part'

export const useHolding = () => useWrite(holdMeetingRooms, [getMeetingAttendees, getMeetingOrderDetail])

interface HoldRoomsProps {
  orderNo: string
  rooms: Rooms
  /** What the answers wish, night by night: what the form begins with. */
  wished: AttendeeCounts['rooms']
  /** Outlives the form, which begins anew when another change has won: why this one was refused is still read. */
  holding: ReturnType<typeof useHolding>
}

const countOf = (typed: string): number | undefined => {
  const count = Number(typed.trim() || '0')
  return Number.isInteger(count) && count >= 0 && count <= blockRoomsAtMost ? count : undefined
}

/** The form as it is written; a change is sent whole. */
function useHold({ orderNo, rooms: { nights, block }, wished, holding }: HoldRoomsProps) {
  const text = useText('products/meeting/rooms')
  const begin = (night: string): string => {
    const known = block ? block.nights.map(({ night: at, held: count }) => ({ night: at, count })) : wished
    const count = known.find((each) => each.night === night)?.count
    return count ? String(count) : ''
  }
  const [typed, setTyped] = useState(() => new Map(nights.map((night) => [night, begin(night)])))
  const [tried, setTried] = useState(false)
  const valueOf = (night: string): string => typed.get(night) ?? ''
  const isWrong = (night: string): boolean => countOf(valueOf(night)) === undefined
  const send = () => {
    setTried(true)
    if (nights.some(isWrong)) return
    const wanted = nights.map((night) => ({ night, rooms: countOf(valueOf(night)) ?? 0 }))
    holding.mutate({ orderNo, nights: wanted }, { onSuccess: () => toast(text.saved, 'good') })
  }
  return {
    valueOf,
    errorOf: (night: string) => (tried && isWrong(night) ? text.wrong : undefined),
    change: (night: string, value: string) => setTyped(new Map(typed).set(night, value)),
    send,
    busy: holding.isPending,
    refusal: holding.error?.message,
  }
}

/** How many rooms the venue holds in each night; none gives them back. */
export function HoldRooms(props: HoldRoomsProps) {
  const text = useText('products/meeting/rooms')
  const { nights, block } = props.rooms
  const form = useHold(props)
  return (
    <Form
      className={styles['question']}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
    >
      <div className={styles['nights']}>
        {nights.map((night) => (
          <Field key={night} label={formatDate(night)} error={form.errorOf(night)}>
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                maxLength={3}
                value={form.valueOf(night)}
                onChange={(event) => form.change(night, event.target.value)}
              />
            )}
          </Field>
        ))}
      </div>
      {form.refusal && <FormRefusal>{form.refusal}</FormRefusal>}
      <p className={styles['foot']}>
        <Button type="submit" kind="main" busy={form.busy}>
          {block ? text.change : text.hold}
        </Button>
      </p>
    </Form>
  )
}
