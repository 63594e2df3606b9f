import type { HotelBookInfo, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { Button } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Field } from '../../../../kit/forms/field'
import { Icon } from '../../../../kit/marks/icon'
import { Input, Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { cardOf, cardsTaken, type StayRules, type StayFault } from './stay-form'
import styles from './stay-summary.module.css'
import type { StayFormState } from './use-stay-form'

interface StayPart {
  info: HotelBookInfo
  check: Pick<HotelCheckResult, 'room' | 'guarantee'>
  stay: StayFormState
  /** What is said beside a control. */
  faultOf: (path: string) => StayFault | undefined
}

interface GuestFieldsProps extends Omit<StayPart, 'check'> {
  employeeId: string
  check: StayRules
}

/** Of one guest: the room, the name as the desk reads it, and a membership. */
export function GuestFields({ employeeId, info, check, stay, faultOf }: GuestFieldsProps) {
  const text = useText('products/hotel/book')
  const index = info.travellers.findIndex((traveller) => traveller.employeeId === employeeId)
  const traveller = info.travellers[index]
  if (!traveller) return null
  const { form, change } = stay
  const room = form.roomOf[employeeId] ?? 0
  const nameFault = faultOf(`guests.${index}.name`)
  const full =
    faultOf(`guests.${index}.room`) && text.roomFull({ room: text.roomNumber({ number: room + 1 }), count: check.room.maxGuests })
  return (
    <div className={styles['guest']}>
      <Field
        label={text.guestName}
        required
        hint={info.pinyinNames ? text.pinyinHint : text.guestNameHint}
        error={nameFault && (nameFault === 'pinyinWrong' ? text.pinyinWrong : text.nameWrong)}
      >
        {(control) => (
          <Input
            {...control}
            data-field={`guests.${index}.name`}
            maxLength={60}
            value={form.names[employeeId] ?? ''}
            onChange={(event) => change({ names: { ...form.names, [employeeId]: event.target.value } })}
          />
        )}
      </Field>
      {info.travellers.length > 1 && (
        <Field label={text.room} error={full}>
          {(control) => (
            <Select
              {...control}
              data-field={`guests.${index}.room`}
              value={room}
              onChange={(event) => change({ roomOf: { ...form.roomOf, [employeeId]: Number(event.target.value) } })}
            >
              {info.travellers.map((each, number) => (
                <option key={each.employeeId} value={number}>
                  {text.roomNumber({ number: number + 1 })}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <MemberCardField employeeId={employeeId} taken={cardsTaken(traveller, check.memberGroup)} stay={stay} />
    </div>
  )
}

interface MemberCardFieldProps {
  employeeId: string
  taken: ReturnType<typeof cardsTaken>
  stay: StayFormState
}

function MemberCardField({ employeeId, taken, stay }: MemberCardFieldProps) {
  const text = useText('products/hotel/book')
  const { form, change } = stay
  if (taken.length === 0) return null
  return (
    <Field label={text.memberCard}>
      {(control) => (
        <Select
          {...control}
          value={cardOf(form, { employeeId }, taken)}
          onChange={(event) => change({ cards: { ...form.cards, [employeeId]: event.target.value } })}
        >
          <option value="">{text.noMemberCard}</option>
          {taken.map(({ cardId, groupName, number }) => (
            <option key={cardId} value={cardId}>
              {text.memberCardOption({ group: groupName, number })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** When the guests come at the latest, and what they wish. */
export function ArrivalCard({ info, stay }: Pick<StayPart, 'info' | 'stay'>) {
  const text = useText('products/hotel/book')
  const { form, change } = stay
  const toggled = (code: string, on: boolean) => (on ? [...form.requests, code] : form.requests.filter((each) => each !== code))
  return (
    <Card title={text.arrival}>
      <div className={styles['parts']}>
        <Field label={text.latestArrival} hint={text.arrivalHint}>
          {(control) => (
            <Select
              {...control}
              value={form.latestArrival}
              onChange={(event) => change({ latestArrival: Number(event.target.value) })}
            >
              {info.arrivals.map(({ latestArrival, name }) => (
                <option key={latestArrival} value={latestArrival}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset className={styles['requests']}>
          <legend>
            {text.requests} <span className={styles['soft']}>{text.requestsHint}</span>
          </legend>
          {info.requests.map(({ code, name }) => (
            <Checkbox
              key={code}
              label={name}
              checked={form.requests.includes(code)}
              onChange={(on) => change({ requests: toggled(code, on) })}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  )
}

/** Who guarantees the rooms, where this arrival asks for it. */
export function GuaranteeCard({ info, check, stay }: Pick<StayPart, 'info' | 'check' | 'stay'>) {
  const text = useText('products/hotel/book')
  const { form, change } = stay
  if (!check.guarantee.needed) return null
  return (
    <Card title={text.guarantee}>
      <div className={styles['parts']}>
        <p>{check.guarantee.sentence}</p>
        <RadioGroup
          column
          showLabel
          label={text.guaranteeMethod}
          value={form.guarantee}
          onChange={(guarantee) => change({ guarantee })}
          choices={info.guaranteeMethods.map((method) => ({
            value: method,
            label: text.guaranteeMethods[method],
            hint: text.guaranteeHints[method],
          }))}
        />
        {form.guarantee === 'card' && form.card && (
          <p className={styles['verified']}>
            <Icon name="checkCircle" size={18} />
            {text.cardKept(form.card)}
            <Button kind="quiet" size="compact" onClick={() => change({ card: undefined })}>
              {text.changeCard}
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
