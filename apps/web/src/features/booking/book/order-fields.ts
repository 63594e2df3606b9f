import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import type { AskedField, OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { slotsOf, type Slot } from '@sojourn/domain/booking/custom-field-fill'

type Info = Pick<BookInfo, 'fields' | 'travellers'>

/** Every place to fill in for these travellers. */
export const slotsOfInfo = ({ fields, travellers }: Info): Slot<AskedField>[] =>
  slotsOf(
    fields
      .map((field) => ({
        field,
        employeeIds: travellers
          .filter((traveller) => traveller.fields.some(({ key }) => key === field.key))
          .map(({ employeeId }) => employeeId),
      }))
      .filter(({ employeeIds }) => employeeIds.length > 0),
  )

/** What is kept of each place, else what it begins with; what is asked no more is left out. */
export const filledFields = (info: Info, kept: readonly OrderFieldValue[]): OrderFieldValue[] =>
  slotsOfInfo(info).map(({ field: { key }, employeeId }) => {
    const found = kept.find((each) => each.key === key && each.employeeId === employeeId)
    const asked = info.travellers.filter((traveller) => employeeId === undefined || traveller.employeeId === employeeId)
    const begun = asked.flatMap((traveller) => traveller.fields).find((each) => each.key === key)
    return found ?? { key, value: begun?.value ?? '', ...(employeeId !== undefined && { employeeId }) }
  })
