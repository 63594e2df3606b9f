import type { LocalTrainOrder } from '@sojourn/contract/products/train/local.calls'
import { berthLevels } from '@sojourn/domain/products/train/seat-choice'
import { useState } from 'react'
import { fulfilLocalTrainOrder, getLocalTrainOrders } from '../../../../api/calls/products/train/local'
import { useEmployee } from '../../../../api/employee'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { formatPrice } from '../../../../kit/text/format'
import { Input, Select } from '../../../../kit/forms/input'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import {
  emptyTickets,
  mostOf,
  purchaseNoOf,
  ticketFaults,
  typedPlaces,
  type TicketFault,
  type TypedTicket,
} from './desk-form-state'
import styles from './desk-page.module.css'

/** What is typed, and what happens on submit; faults are shown once somebody tried. */
function useDeskForm(enterpriseId: number, order: LocalTrainOrder) {
  const text = useText('products/train/desk')
  const { orderNo } = order
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'train-desk',
    of: orderNo,
    fresh: () => ({ purchaseNo: '', tickets: emptyTickets(order) }),
  })
  const { purchaseNo, tickets } = draft.value
  const known = purchaseNoOf(purchaseNo)
  const [tried, setTried] = useState(false)
  const fulfil = useWrite(fulfilLocalTrainOrder, [getLocalTrainOrders])
  const submit = async () => {
    setTried(true)
    if (!known || tickets.some((ticket) => ticketFaults(order, ticket).length > 0)) return
    await fulfil.mutateAsync({ enterpriseId, orderNo, purchaseNo: known, places: typedPlaces(tickets) })
    draft.forget()
    toast(text.done({ orderNo }), 'good')
  }
  return { draft, tried, fulfil, submit }
}

/** The tickets that were bought: one purchase number, a place for every traveller on every ride. */
export function DeskForm({ enterpriseId, order }: { enterpriseId: number; order: LocalTrainOrder }) {
  const text = useText('products/train/desk')
  const { draft, tried, fulfil, submit } = useDeskForm(enterpriseId, order)
  const { purchaseNo, tickets } = draft.value
  return (
    <Form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        void submit().catch(() => undefined)
      }}
    >
      <Field
        label={text.purchaseNo}
        hint={text.purchaseNoHint}
        required
        error={tried && !purchaseNoOf(purchaseNo) ? text.purchaseNoWrong : undefined}
      >
        {(control) => (
          <Input
            {...control}
            maxLength={20}
            autoComplete="off"
            value={purchaseNo}
            onChange={(event) => draft.change({ purchaseNo: event.target.value, tickets })}
          />
        )}
      </Field>
      {tickets.map((ticket, index) => (
        <TicketFields
          key={`${ticket.ride} ${ticket.traveller}`}
          order={order}
          ticket={ticket}
          faults={tried ? ticketFaults(order, ticket) : []}
          onChange={(changed) => draft.change({ purchaseNo, tickets: tickets.with(index, changed) })}
        />
      ))}
      {fulfil.error && <FormRefusal>{fulfil.error.message}</FormRefusal>}
      <DraftNote draft={draft} />
      <div>
        <Button kind="main" type="submit" busy={fulfil.isPending}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}

interface TicketFieldsProps {
  order: LocalTrainOrder
  ticket: TypedTicket
  faults: readonly TicketFault[]
  onChange: (ticket: TypedTicket) => void
}
function TicketFields({ order, ticket, faults, onChange }: TicketFieldsProps) {
  const text = useText('products/train/desk')
  const ride = order.rides.find(({ index }) => index === ticket.ride)
  const name = order.travellers.find(({ traveller }) => traveller === ticket.traveller)?.name ?? ''
  const levels = ride ? berthLevels(ride.seat) : []
  const wrong = {
    coach: text.coachWrong,
    place: text.placeWrong,
    price: text.priceWrong({ most: formatPrice(mostOf(order, ticket)) }),
  }
  const typed = (part: 'coach' | 'place' | 'price' | 'gate', maxLength: number, required = true) => (
    <Field label={text[part]} required={required} error={part !== 'gate' && faults.includes(part) ? wrong[part] : undefined}>
      {(control) => (
        <Input
          {...control}
          maxLength={maxLength}
          autoComplete="off"
          inputMode={part === 'price' ? 'decimal' : undefined}
          value={ticket[part]}
          onChange={(event) => onChange({ ...ticket, [part]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <fieldset className={styles['ticket']}>
      <legend>{text.placesOf({ name, train: ride ? `${ride.trainNo} ${ride.seatName}` : '' })}</legend>
      {typed('coach', 2)}
      {typed('place', 4)}
      <BerthField ticket={ticket} levels={levels} onChange={onChange} />
      {typed('price', 9)}
      {typed('gate', 10, false)}
    </fieldset>
  )
}

interface BerthFieldProps extends Pick<TicketFieldsProps, 'ticket' | 'onChange'> {
  levels: ReturnType<typeof berthLevels>
}
function BerthField({ ticket, levels, onChange }: BerthFieldProps) {
  const text = useText('products/train/desk')
  const { berths } = useText('products/train/words')
  if (levels.length === 0) return null
  return (
    <Field label={text.berth}>
      {(control) => (
        <Select
          {...control}
          value={ticket.berth}
          onChange={(event) => onChange({ ...ticket, berth: levels.find((level) => level === event.target.value) ?? '' })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {berths[level]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
